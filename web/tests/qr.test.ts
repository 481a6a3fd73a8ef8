import { readFileSync } from "node:fs";
import jsQR from "jsqr";
import { expect, test } from "vitest";
import { qrCode } from "../src/qr";

/** What a scanner reads: the code with its quiet margin, four pixels a module. */
function scanned(modules: boolean[][]): string | undefined {
  const scale = 4;
  const size = (modules.length + 8) * scale;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  modules.forEach((line, row) =>
    line.forEach((dark, column) => {
      if (!dark) return;
      for (let y = 0; y < scale; y += 1) {
        for (let x = 0; x < scale; x += 1) {
          const at = (((row + 4) * scale + y) * size + (column + 4) * scale + x) * 4;
          pixels.fill(0, at, at + 3);
        }
      }
    }),
  );
  return jsQR(pixels, size, size)?.data;
}

test("a scanner reads invitations of any length", () => {
  const link = "https://spiele.example.org/join/k3v9q2m7xw4p/";
  for (const length of [0, 5, 13, 14, 30, 60, 61, 84, 106, 122, 151, 152, 180, 213]) {
    const text = (link + "a7Kq".repeat(60)).slice(0, length);
    const code = qrCode(text);
    expect(code).not.toBeNull();
    if (length) expect(scanned(code!)).toBe(text);
  }
});

test("a scanner reads the letters of all languages", () => {
  expect(scanned(qrCode("http://köy.example/çay/会所")!)).toBe("http://köy.example/çay/会所");
});

test("a text that is too long has no code", () => {
  expect(qrCode("x".repeat(214))).toBeNull();
});

test("the server's plain pages show the same codes", () => {
  const codes = JSON.parse(readFileSync("../tests/data/qr.json", "utf8")) as { text: string; rows: string[] }[];
  expect(codes.length).toBeGreaterThan(5);
  for (const { text, rows } of codes) {
    expect(qrCode(text)!.map((line) => line.map((dark) => (dark ? "#" : ".")).join(""))).toEqual(rows);
  }
});
