// Files of words that cannot be loaded: nothing else waits for them, and they are asked for again.
import { expect, test, vi } from "vitest";

const network = vi.hoisted(() => ({ down: false }));
vi.mock("../src/retry.svelte", () => ({
  withRetry: <T>(load: () => Promise<T>): Promise<T> =>
    network.down ? Promise.reject(new Error("no network")) : load(),
}));
const { chooseLanguage, has, needWords } = await import("../src/words.svelte");

test("words that could not be loaded stop nobody who needs others, and are loaded again when needed", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await chooseLanguage("en");
  await needWords("audit");
  network.down = true;
  await expect(Promise.all([needWords("cubes"), needWords("study")])).rejects.toThrow("no network");
  await expect(needWords("cubes")).rejects.toThrow("no network");
  await needWords();
  await needWords("audit");
  network.down = false;
  await needWords("cubes");
  expect([has("cubes-place"), has("audit-title")]).toEqual([true, true]);
});
