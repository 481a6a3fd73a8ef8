// Synthesized sounds: wood on wood for an act, a small bell for the player's turn, chords for endings.
import { settings } from "./settings.svelte";

export type Sound =
  | "act" | "stone" | "push" | "capture"
  | "turn" | "refused" | "low"
  | "round" | "win" | "loss" | "draw";

const ECHO = 250;

let context: AudioContext | null = null;

// frequency in Hz, start and length in seconds, loudness
const TONES: Record<Sound, readonly (readonly [number, number, number, number])[]> = {
  act: [
    [520, 0, 0.05, 0.22],
    [180, 0, 0.09, 0.3],
  ],
  turn: [
    [880, 0, 0.5, 0.12],
    [1318, 0.12, 0.7, 0.09],
  ],
  stone: [
    [760, 0, 0.04, 0.2],
    [240, 0, 0.07, 0.28],
  ],
  push: [
    [150, 0, 0.16, 0.3],
    [520, 0.12, 0.05, 0.2],
  ],
  capture: [
    [620, 0, 0.05, 0.22],
    [180, 0.06, 0.12, 0.3],
  ],
  refused: [[150, 0, 0.16, 0.2]],
  low: [
    [988, 0, 0.12, 0.14],
    [988, 0.2, 0.12, 0.14],
  ],
  round: [
    [523, 0, 0.6, 0.1],
    [784, 0.12, 0.8, 0.09],
  ],
  win: [
    [392, 0, 0.9, 0.12],
    [523, 0.14, 0.9, 0.1],
    [659, 0.28, 1.2, 0.1],
  ],
  loss: [
    [392, 0, 0.7, 0.11],
    [330, 0.18, 0.8, 0.1],
    [262, 0.36, 1.2, 0.1],
  ],
  draw: [
    [440, 0, 0.8, 0.1],
    [440, 0.24, 1, 0.08],
  ],
};

export function play(sound: Sound): void {
  // Browsers mute a page until the user has interacted with it.
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  // The same table may be open in several tabs: only one of them plays. Locks need a secure context.
  if (!navigator.locks) {
    void makeSound(sound);
  } else {
    const play = (free: Lock | null): unknown => (free ? makeSound(sound) : undefined);
    void navigator.locks.request(`sound-${sound}`, { ifAvailable: true }, play);
  }
}

/** Play a sound. The promise resolves when another tab would no longer echo it. */
function makeSound(sound: Sound): Promise<void> {
  context ??= new AudioContext();
  void context.resume();
  for (const [frequency, start, length, loudness] of TONES[sound]) tone(context, frequency, start, length, loudness);
  return new Promise((over) => setTimeout(over, ECHO));
}

function tone(audio: AudioContext, frequency: number, start: number, length: number, loudness: number): void {
  const at = audio.currentTime + start;
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.type = "sine";
  source.frequency.value = frequency;
  volume.gain.setValueAtTime(Math.max(0.0001, loudness * settings.volume), at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(volume).connect(audio.destination);
  source.start(at);
  source.stop(at + length);
}
