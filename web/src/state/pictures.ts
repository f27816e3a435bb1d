// A picture of each game in each language: the board as the page draws it. scripts/page_pictures.py takes them.
const files = import.meta.glob<string>("../pictures/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

/** URL of the picture of a game in a language. */
export const gamePicture = (game: string, language: string): string | undefined =>
  files[`../pictures/${game}.${language}.webp`];
