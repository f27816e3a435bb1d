// The drawings that the server's pictures are made of, for the page: each set once in the document, its ids
// prefixed by the game so that two sets cannot clash.
const NAMED = /(\bid="|url\(#|href="#)/g;

export function addArt(prefix: string, ...drawings: string[]): void {
  const name = `art-${prefix}`;
  if (document.getElementById(name)) return;
  const holder = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  holder.id = name;
  holder.setAttribute("aria-hidden", "true");
  // Not display: none, which would take patterns and gradients away from those who use them.
  holder.setAttribute("width", "0");
  holder.setAttribute("height", "0");
  holder.style.position = "absolute";
  for (const drawing of drawings) {
    const read = new DOMParser().parseFromString(
      drawing.replace(NAMED, (start) => `${start}${prefix}-`),
      "image/svg+xml",
    );
    holder.append(...[...read.documentElement.children].map((child) => document.importNode(child, true)));
  }
  document.body.append(holder);
}
