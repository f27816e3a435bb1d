// Short, quiet, synthesized sounds: the start of the user's turn, a move of another player, the own move.
import { settings } from "./settings.svelte";

const VOLUME = 0.06;
let context: AudioContext | null = null;

function playTone(frequency: number, delay: number, seconds: number): void {
  if (!context) return;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.frequency.value = frequency;
  oscillator.type = "triangle";
  const start = context.currentTime + delay;
  gain.gain.setValueAtTime(VOLUME, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + seconds);
}

export function playSound(kind: "turn" | "move" | "own"): void {
  // Browsers play no sound before the first click or key.
  if (!settings.sounds || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (kind === "move") return playTone(330, 0, 0.12);
  if (kind === "own") return playTone(440, 0, 0.07);
  playTone(523, 0, 0.2);
  playTone(784, 0.12, 0.35);
}
