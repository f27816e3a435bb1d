// Non-breaking spaces for Polish and Ukrainian, where a line should not end in a one-letter word, nor between a number
// and the word that follows it.

const ONE_LETTER: Record<string, string> = { pl: "aiouwz", uk: "авеєзийіоуя" };

/** The text with U+00A0 after one-letter words and between a number and the next word. */
export function bindWords(text: string, language: string): string {
  const letters = ONE_LETTER[language];
  if (!letters) return text;
  return text
    .replace(new RegExp(`(?<![\\p{L}\\p{N}$’'-])([${letters}])[ \\n](?=\\S)`, "giu"), "$1\u00a0")
    .replace(/(?<=\d)[ \n](?=\p{L})/gu, "\u00a0");
}

/** The messages of a Fluent file with U+00A0 in their texts, also behind the numbers they count with. */
export function bindMessages(ftl: string, language: string): string {
  if (!ONE_LETTER[language]) return ftl;
  return ftl
    .split(/^(?=[a-z])/m)
    .map((message) => bindMessage(message, language))
    .join("");
}

function bindMessage(message: string, language: string): string {
  const counted = [...message.matchAll(/\{ \$(\w+) ->\s+\[(?:0|1|one|few|many)\]/g)].map(([, name]) => name);
  const numbers = new RegExp(`(\\{ \\$(?:${counted.join("|")}) \\}) (?=\\p{L})`, "gu");
  const lines = message.split("\n").map((line) => (line.startsWith("#") ? line : bindWords(line, language)));
  return counted.length ? lines.join("\n").replace(numbers, "$1\u00a0") : lines.join("\n");
}
