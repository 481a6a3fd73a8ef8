// Plays the sounds of the club. They are computed in the browser (synthesis.ts), which is loaded with the first sound.
import { withRetry } from "./retry.svelte";
import { settings } from "./settings.svelte";
import type { Sound } from "./synthesis";

export type { Sound };

/** Milliseconds in which the same sound of another tab would be an echo. */
const ECHO = 250;

let context: AudioContext | null = null;
const buffers = new Map<Sound, AudioBuffer>();

export function play(sound: Sound): void {
  // Browsers mute a page until the user has interacted with it.
  if (!settings.sound || !settings.volume || !navigator.userActivation?.hasBeenActive) return;
  // The same table may be open in several tabs: only one of them plays. Locks need a secure context.
  if (!navigator.locks) {
    void makeSound(sound);
  } else {
    const play = (free: Lock | null): unknown => (free ? makeSound(sound) : undefined);
    void navigator.locks.request(`sound-${sound}`, { ifAvailable: true }, play);
  }
}

/** Play a sound. The promise resolves when another tab would no longer echo it. */
async function makeSound(sound: Sound): Promise<void> {
  context ??= new AudioContext();
  void context.resume();
  const [source, volume] = [context.createBufferSource(), context.createGain()];
  source.buffer = await bufferOf(sound, context);
  volume.gain.value = settings.volume;
  source.connect(volume).connect(context.destination);
  source.start();
  await new Promise((over) => setTimeout(over, ECHO));
}

async function bufferOf(sound: Sound, audio: AudioContext): Promise<AudioBuffer> {
  const known = buffers.get(sound);
  if (known) return known;
  const { render } = await withRetry(() => import("./synthesis"));
  const samples = render(sound, audio.sampleRate);
  const buffer = audio.createBuffer(1, samples.length, audio.sampleRate);
  buffer.copyToChannel(samples, 0);
  buffers.set(sound, buffer);
  return buffer;
}
