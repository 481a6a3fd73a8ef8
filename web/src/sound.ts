// Synthesized sounds: wood on wood for an act, a small bell for the player's turn, a chord for the end.
import { settings } from "./settings.svelte";

export type Sound = "act" | "turn" | "end" | "refused";

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
  end: [
    [392, 0, 0.9, 0.12],
    [523, 0.14, 0.9, 0.1],
    [659, 0.28, 1.2, 0.1],
  ],
  refused: [[150, 0, 0.16, 0.2]],
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
  volume.gain.setValueAtTime(loudness, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(volume).connect(audio.destination);
  source.start(at);
  source.stop(at + length);
}
