// Two small sounds, made here: one's turn has come, and something was played.
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

function tone(frequency: number, at: number, seconds: number): void {
  if (!context) return;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.frequency.value = frequency;
  oscillator.type = "triangle";
  const begin = context.currentTime + at;
  gain.gain.setValueAtTime(0.12, begin);
  gain.gain.exponentialRampToValueAtTime(0.001, begin + seconds);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(begin);
  oscillator.stop(begin + seconds);
}

export function playSound(kind: "turn" | "move"): void {
  if (!settings.sounds) return;
  context ??= new AudioContext();
  if (kind === "move") return tone(330, 0, 0.12);
  tone(523, 0, 0.2);
  tone(784, 0.12, 0.35);
}
