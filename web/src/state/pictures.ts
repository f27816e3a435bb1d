// A picture of each game in progress in each language, for the cards on the home page.
const found = import.meta.glob<string>("../../../docs/pictures/{patchwork,sintra,sagrada,blueprints}*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

const urls: Record<string, string> = Object.fromEntries(
  Object.entries(found).map(([path, url]) => [path.split("/").at(-1)?.replace(".svg", "") ?? "", url]),
);

/** The address of the picture of a game: in the language, else in English, else none. */
export function gamePicture(game: string, language: string): string | undefined {
  return urls[`${game}.${language}`] ?? urls[game];
}
