// Messages for the options of a game.

/** The message id of a value of an option. Booleans have a capital letter, as in Python. */
export function optionValue(game: string, option: string, value: string | number | boolean): string {
  const written = typeof value === "boolean" ? (value ? "True" : "False") : String(value);
  return `${game}-option-${option}-${written}`;
}
