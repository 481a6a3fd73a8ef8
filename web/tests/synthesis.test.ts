import { describe, expect, test } from "vitest";
import { render, SOUNDS, type Sound } from "../src/synthesis";

const RATE = 44_100;

/** The root mean square of a sound's frequencies, weighted by energy. */
function brightness(sound: Sound): number {
  const samples = render(sound, RATE);
  let [energy, change] = [0, 0];
  for (let n = 1; n < samples.length; n += 1) {
    energy += samples[n]! ** 2;
    change += (samples[n]! - samples[n - 1]!) ** 2;
  }
  return (Math.sqrt(change / energy) * RATE) / (2 * Math.PI);
}

describe.each(SOUNDS)("the sound %s", (sound) => {
  test.each([22_050, 44_100, 48_000])("is clean at %d samples a second", (rate) => {
    const samples = render(sound, rate);
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    expect(samples.every(Number.isFinite)).toBe(true);
    expect(peak).toBeGreaterThan(0.2);
    expect(peak).toBeLessThanOrEqual(0.8);
    expect(Math.abs(samples[0]!)).toBeLessThan(0.25);
    expect(samples.at(-1)).toBeCloseTo(0);
    expect(samples.length / rate).toBeLessThan(3);
    expect(Math.abs(samples.reduce((sum, sample) => sum + sample, 0) / samples.length)).toBeLessThan(0.02);
  });

  test("is the same every time", () => {
    expect(render(sound, RATE)).toEqual(render(sound, RATE));
  });
});

test("stone is brighter than wood, and a push is deeper", () => {
  expect(brightness("stone")).toBeGreaterThan(1.5 * brightness("act"));
  expect(brightness("push")).toBeLessThan(brightness("act"));
  expect(brightness("refused")).toBeLessThan(brightness("act"));
});

test("all sounds differ", () => {
  expect(new Set(SOUNDS.map((sound) => render(sound, 8000).join())).size).toBe(SOUNDS.length);
});
