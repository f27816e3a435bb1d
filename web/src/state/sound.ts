// Synthesized sounds: one for the start of the user's turn, one for any other move.
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

function playTone(frequency: number, delay: number, seconds: number): void {
  if (!context) return;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.frequency.value = frequency;
  oscillator.type = "triangle";
  const start = context.currentTime + delay;
  gain.gain.setValueAtTime(0.12, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + seconds);
}

export function playSound(kind: "turn" | "move"): void {
  if (!settings.sounds) return;
  context ??= new AudioContext();
  if (kind === "move") return playTone(330, 0, 0.12);
  playTone(523, 0, 0.2);
  playTone(784, 0.12, 0.35);
}
