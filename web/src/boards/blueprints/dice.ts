// Dice by name: W4 is the wood 4.
import { settings } from "../../state/settings.svelte";
import { t } from "../../i18n/translate.svelte";

export const MATERIALS = ["W", "R", "S", "G"];
export const INKS: Record<string, string> = { W: "#351803", R: "#0c3010", S: "#ffffff", G: "#0b3650" };
export const EDGES: Record<string, string> = { W: "#6b3a0c", R: "#205c22", S: "#101115", G: "#2c7599" };
export const SEATS = ["#c2452d", "#1f7f86", "#7a4aa5", "#9a6a12"]; // told apart by name too

export const materialOf = (die: string): string => die.charAt(0);
export const valueOf = (die: string): number => Number(die.charAt(1));

/** The letter of a material on its dice, empty unless the settings ask for letters: patterns tell the materials too. */
export const letterOf = (material: string): string =>
  settings.letters ? t("blueprints-letter", { material }) : "";
/** What is written on a die: its value, after the letter of its material. */
export const shortName = (die: string): string => `${letterOf(materialOf(die))}${valueOf(die)}`;

export function dieName(die: string): string {
  return t("blueprints-die", { material: materialOf(die), value: valueOf(die) });
}

export const materialName = (material: string): string => t("blueprints-material", { material });

/** By material, then from low to high: easier to compare than in the order drawn. */
export function inOrder(one: string, two: string): number {
  const by = MATERIALS.indexOf(materialOf(one)) - MATERIALS.indexOf(materialOf(two));
  return by || valueOf(one) - valueOf(two);
}
