// The router. Routes: /, /new/GAME, /rules/GAME, /t/ID, /replay, /replay/ID#PLY, /carry#CODE.
export interface Route {
  page: string; // first part of the path; empty on the home page
  id: string; // second part
  hash: string;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // An invalid encoding leads to the page for unknown addresses.
  }
}

function readRoute(): Route {
  const [page = "", id = ""] = location.pathname.split("/").filter(Boolean);
  return { page, id: decode(id), hash: location.hash.slice(1) };
}

let route = $state<Route>(readRoute());

export const currentRoute = (): Route => route;

export function navigate(path: string): void {
  history.pushState(null, "", path);
  route = readRoute();
  window.scrollTo(0, 0);
}

/** Change the hash without a new entry in the browser history. */
export function setHash(hash: string): void {
  history.replaceState(null, "", `#${hash}`);
}

/** Navigate to links of this site without a page load. */
function onClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const link = (event.target as Element).closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  if (link.getAttribute("href")?.startsWith("#")) return;
  event.preventDefault();
  navigate(link.pathname + link.search + link.hash);
}

export function startRouter(): void {
  addEventListener("popstate", () => (route = readRoute()));
  document.addEventListener("click", onClick);
}
