// Names and colours of dice. The code of a die is its material and its value: W4 is the wood 4.
import { t } from "../../i18n/translate.svelte";
import { settings } from "../../state/settings.svelte";

export const MATERIALS = ["W", "R", "S", "G"];
export const INKS: Record<string, string> = { W: "#351803", R: "#0c3010", S: "#ffffff", G: "#0b3650" };
export const EDGES: Record<string, string> = { W: "#6b3a0c", R: "#205c22", S: "#101115", G: "#2c7599" };
export const SEAT_COLOURS = ["#c2452d", "#1f7f86", "#7a4aa5", "#9a6a12"]; // by seat; the name identifies the player too

export const materialOf = (die: string): string => die.charAt(0);
export const valueOf = (die: string): number => Number(die.charAt(1));

/** The letter of a material. It is empty unless the settings show letters; patterns distinguish materials too. */
export const letterOf = (material: string): string =>
  settings.letters ? t("blueprints-letter", { material }) : "";
/** The text on a die: the letter of its material and its value. */
export const shortName = (die: string): string => `${letterOf(materialOf(die))}${valueOf(die)}`;

export function dieName(die: string): string {
  return t("blueprints-die", { material: materialOf(die), value: valueOf(die) });
}

export const materialName = (material: string): string => t("blueprints-material", { material });

/** Compare dice by material, then by value. */
export function compareDice(one: string, two: string): number {
  const byMaterial = MATERIALS.indexOf(materialOf(one)) - MATERIALS.indexOf(materialOf(two));
  return byMaterial || valueOf(one) - valueOf(two);
}
