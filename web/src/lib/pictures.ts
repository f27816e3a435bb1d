// A picture of each game under way, for the cards at home.
const found = import.meta.glob<string>("../../../docs/pictures/{patchwork,sintra,sagrada,blueprints}.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

export const pictures: Record<string, string> = Object.fromEntries(
  Object.entries(found).map(([path, url]) => [path.split("/").at(-1)?.replace(".svg", "") ?? "", url]),
);
