// The sounds of the club as samples: struck wood and stone as sums of decaying modes, plucked strings, a bell.
// Nothing is recorded or loaded; a sound is computed when it is first heard.

export const SOUNDS = [
  "act",
  "stone",
  "push",
  "capture",
  "turn",
  "round",
  "win",
  "loss",
  "draw",
  "low",
  "refused",
] as const;
export type Sound = (typeof SOUNDS)[number];

/** A mode of a struck body: frequency in Hz, seconds until it has decayed to a third, amplitude. */
type Mode = readonly [frequency: number, decay: number, amplitude: number];

const WOOD: readonly Mode[] = [
  [112, 0.06, 0.55],
  [386, 0.045, 0.6],
  [634, 0.034, 0.5],
  [1018, 0.024, 0.32],
  [1672, 0.014, 0.2],
];
const STONE: readonly Mode[] = [
  [148, 0.05, 0.3],
  [1790, 0.03, 0.45],
  [2740, 0.024, 0.4],
  [4130, 0.018, 0.25],
  [5620, 0.012, 0.15],
];
const DRUM: readonly Mode[] = [
  [68, 0.2, 0.9],
  [121, 0.12, 0.45],
  [187, 0.08, 0.25],
];
const CLAPPER: readonly Mode[] = [
  [1240, 0.05, 0.5],
  [2085, 0.04, 0.5],
  [3310, 0.025, 0.35],
  [4790, 0.015, 0.2],
];
const BELL: readonly Mode[] = [
  [1046, 0.55, 0.5],
  [2103, 0.4, 0.26],
  [3117, 0.25, 0.14],
  [4290, 0.15, 0.08],
];
const DULL: readonly Mode[] = [
  [96, 0.07, 0.7],
  [143, 0.05, 0.5],
];

/** Pseudorandom numbers from -1 to 1, the same every time: a sound never changes. */
function noiseSource(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return state / 0x80000000;
  };
}

/** A sound that is being put together. */
class Mix {
  readonly samples: Float32Array<ArrayBuffer>;
  readonly #rate: number;

  constructor(seconds: number, rate: number) {
    this.samples = new Float32Array(Math.ceil(seconds * rate));
    this.#rate = rate;
  }

  /** A body is struck: its modes ring, and the contact itself is a very short noise. */
  strike(modes: readonly Mode[], at: number, loudness: number, contact = 0.3): this {
    const [start, rate] = [Math.round(at * this.#rate), this.#rate];
    for (const [frequency, decay, amplitude] of modes) {
      const turn = (2 * Math.PI * frequency) / rate;
      const length = Math.min(this.samples.length - start, Math.ceil(decay * 8 * rate));
      for (let n = 0; n < length; n += 1) {
        const seconds = n / rate;
        const attack = Math.min(1, seconds / 0.0012);
        this.#add(start + n, loudness * amplitude * attack * Math.exp(-seconds / decay) * Math.sin(turn * n));
      }
    }
    return this.noise(at, 0.012, loudness * contact, 2600, (part) => Math.exp(-6 * part));
  }

  /** Noise below a frequency, shaped by an envelope over its length. */
  noise(at: number, seconds: number, loudness: number, below: number, envelope: (part: number) => number): this {
    const random = noiseSource();
    const [start, length] = [Math.round(at * this.#rate), Math.round(seconds * this.#rate)];
    const smooth = 1 - Math.exp((-2 * Math.PI * below) / this.#rate);
    let low = 0;
    for (let n = 0; n < length; n += 1) {
      low += smooth * (random() - low);
      this.#add(start + n, loudness * low * envelope(n / length));
    }
    return this;
  }

  /** A plucked string (Karplus and Strong): a burst of noise that circulates and loses its edge. */
  pluck(frequency: number, at: number, seconds: number, loudness: number): this {
    const random = noiseSource();
    const period = this.#rate / frequency;
    // Averaging two neighbours delays by half a sample.
    const string = Float32Array.from({ length: Math.max(2, Math.round(period - 0.5)) }, random);
    const mean = string.reduce((sum, value) => sum + value, 0) / string.length;
    const kept = 0.001 ** (period / this.#rate / seconds);
    const start = Math.round(at * this.#rate);
    const length = Math.min(this.samples.length - start, Math.round(seconds * this.#rate));
    for (let n = 0; n < length; n += 1) {
      const [here, next] = [n % string.length, (n + 1) % string.length];
      const value = string[here] ?? 0;
      const fade = Math.min(1, n / (0.002 * this.#rate), (length - n) / (0.05 * this.#rate));
      string[here] = kept * 0.5 * (value + (string[next] ?? 0));
      this.#add(start + n, loudness * (value - mean * kept ** (n / string.length)) * fade);
    }
    return this;
  }

  /** The sound in a small room, at a peak of `loudness`, faded out at its end. */
  finish(loudness: number): Float32Array<ArrayBuffer> {
    const { samples } = this;
    for (const [seconds, echo] of [[0.0297, 0.16], [0.0371, 0.13], [0.0437, 0.1]] as const) {
      const delay = Math.round(seconds * this.#rate);
      for (let n = delay; n < samples.length; n += 1) samples[n]! += echo * (samples[n - delay] ?? 0);
    }
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0) || 1;
    const fade = Math.round(0.02 * this.#rate);
    for (let n = 0; n < samples.length; n += 1) {
      samples[n]! *= (loudness / peak) * Math.min(1, (samples.length - 1 - n) / fade);
    }
    return samples;
  }

  #add(index: number, value: number): void {
    if (index < this.samples.length) this.samples[index]! += value;
  }
}

const swell = (part: number): number => Math.sin(Math.PI * part) ** 2;

// Notes of the koto's scales, in Hz.
const [D4, E4, F4, G4, A4, D5, G5] = [293.7, 329.6, 349.2, 392, 440, 587.3, 784];

const RECIPES: Record<Sound, (rate: number) => Float32Array<ArrayBuffer>> = {
  act: (rate) => new Mix(0.4, rate).strike(WOOD, 0, 1).finish(0.6),
  stone: (rate) =>
    new Mix(0.4, rate).strike(STONE, 0, 1, 0.5).strike(STONE, 0.075, 0.28, 0.2).strike(STONE, 0.115, 0.1).finish(0.5),
  push: (rate) =>
    new Mix(0.8, rate)
      .noise(0, 0.2, 0.9, 700, swell)
      .strike(DRUM, 0.17, 1, 0.5)
      .strike(WOOD, 0.18, 0.6)
      .strike(WOOD, 0.26, 0.3)
      .finish(0.75),
  capture: (rate) =>
    new Mix(0.6, rate).noise(0, 0.12, 0.5, 3000, swell).strike(STONE, 0.09, 1, 0.6).strike(WOOD, 0.16, 0.5).finish(0.6),
  turn: (rate) => new Mix(1.6, rate).strike(BELL, 0, 1, 0.05).finish(0.3),
  round: (rate) =>
    new Mix(1.1, rate).strike(CLAPPER, 0, 0.8).strike(CLAPPER, 0.19, 1).strike(DRUM, 0.42, 0.9).finish(0.6),
  win: (rate) =>
    new Mix(2.6, rate)
      .pluck(D4, 0, 1.6, 0.5)
      .pluck(G4, 0.14, 1.6, 0.5)
      .pluck(A4, 0.28, 1.6, 0.5)
      .pluck(D5, 0.42, 2, 0.6)
      .pluck(G5, 0.56, 2, 0.45)
      .strike(BELL, 0.56, 0.35, 0)
      .finish(0.6),
  loss: (rate) =>
    new Mix(2.2, rate)
      .pluck(A4, 0, 1.2, 0.5)
      .pluck(F4, 0.22, 1.2, 0.5)
      .pluck(E4, 0.44, 1.6, 0.55)
      .strike(DRUM, 0.5, 0.5, 0.1)
      .finish(0.5),
  draw: (rate) => new Mix(1.8, rate).pluck(D4, 0, 1.5, 0.5).pluck(A4, 0.02, 1.5, 0.45).finish(0.5),
  low: (rate) => new Mix(0.5, rate).strike(CLAPPER, 0, 0.8).strike(CLAPPER, 0.14, 0.8).finish(0.45),
  refused: (rate) => new Mix(0.3, rate).strike(DULL, 0, 1, 0.2).finish(0.5),
};

/** A sound as samples between -1 and 1, one channel. */
export const render = (sound: Sound, rate: number): Float32Array<ArrayBuffer> => RECIPES[sound](rate);
