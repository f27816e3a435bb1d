// A picture of each game in each language, for the cards on the home page.
const files = import.meta.glob<string>("../../../docs/pictures/{patchwork,sintra,sagrada,blueprints}*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

const urls: Record<string, string> = Object.fromEntries(
  Object.entries(files).map(([path, url]) => [path.split("/").at(-1)?.replace(".svg", "") ?? "", url]),
);

/** URL of the picture of a game in a language, or in English as a fallback. */
export function gamePicture(game: string, language: string): string | undefined {
  return urls[`${game}.${language}`] ?? urls[game];
}
