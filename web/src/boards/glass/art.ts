// The pictures of a game: its SVG symbols are put into the page once, and drawn by <use href="#GAME-NAME">.
const PLACE = "art-of-";

/** Put the symbols of a game into the page; ids get the name of the game, so that two games cannot clash. */
export function placeArt(game: string, files: string[]): void {
  if (document.getElementById(PLACE + game)) return;
  const place = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  place.id = PLACE + game;
  place.setAttribute("aria-hidden", "true");
  // Not display: none, which would take the gradients away with it.
  place.setAttribute("width", "0");
  place.setAttribute("height", "0");
  place.style.position = "absolute";
  for (const file of files) {
    const drawn = new DOMParser().parseFromString(prefixed(game, file), "image/svg+xml").documentElement;
    for (const child of [...drawn.children]) place.append(document.importNode(child, true));
  }
  document.body.append(place);
}

function prefixed(game: string, svg: string): string {
  return svg
    .replace(/\bid="/g, `id="${game}-`)
    .replace(/href="#/g, `href="#${game}-`)
    .replace(/url\(#/g, `url(#${game}-`);
}
