// Non-breaking spaces for Polish and Ukrainian: a line does not end in a one-letter word, nor between a number and the
// next word.

const ONE_LETTER_WORDS: Record<string, string> = { pl: "aiouwz", uk: "авеєзийіоуя" };

/** Put U+00A0 after one-letter words and between a number and the next word. */
export function bindWords(text: string, language: string): string {
  const letters = ONE_LETTER_WORDS[language];
  if (!letters) return text;
  return text
    .replace(new RegExp(`(?<![\\p{L}\\p{N}$’'-])([${letters}])[ \\n](?=\\S)`, "giu"), "$1\u00a0")
    .replace(/(?<=\d)[ \n](?=\p{L})/gu, "\u00a0");
}

/** Put U+00A0 into the messages of a Fluent file, also after the arguments that select a plural form. */
export function bindMessages(ftl: string, language: string): string {
  if (!ONE_LETTER_WORDS[language]) return ftl;
  return ftl
    .split(/^(?=[a-z])/m)
    .map((message) => bindMessage(message, language))
    .join("");
}

function bindMessage(message: string, language: string): string {
  const counts = [...message.matchAll(/\{ \$(\w+) ->\s+\[(?:0|1|one|few|many)\]/g)].map(([, name]) => name);
  const numbers = new RegExp(`(\\{ \\$(?:${counts.join("|")}) \\}) (?=\\p{L})`, "gu");
  const lines = message.split("\n").map((line) => (line.startsWith("#") ? line : bindWords(line, language)));
  return counts.length ? lines.join("\n").replace(numbers, "$1\u00a0") : lines.join("\n");
}
