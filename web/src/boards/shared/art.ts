// SVG symbols that the page shares with the server's drawings.
const REFERENCE = /(\bid="|url\(#|href="#)/g;

/** Add drawings to the document once. Their ids get the prefix of the game, so that ids of two games cannot clash. */
export function addArt(prefix: string, ...drawings: string[]): void {
  const name = `art-${prefix}`;
  if (document.getElementById(name)) return;
  const container = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  container.id = name;
  container.setAttribute("aria-hidden", "true");
  // `display: none` would disable patterns and gradients for the elements that use them.
  container.setAttribute("width", "0");
  container.setAttribute("height", "0");
  container.style.position = "absolute";
  for (const drawing of drawings) {
    const parsed = new DOMParser().parseFromString(
      drawing.replace(REFERENCE, (start) => `${start}${prefix}-`),
      "image/svg+xml",
    );
    container.append(
      ...[...parsed.documentElement.children].map((child) => document.importNode(child, true)),
    );
  }
  document.body.append(container);
}
