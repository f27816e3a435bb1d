// Where in the page we are: /, /new/GAME, /t/ID, /replay, /replay/ID#PLY, /carry#CODE.
export interface Route {
  page: string; // the first part of the path; "" at home
  id: string; // the second
  hash: string;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // not encoded as it should be: there is nothing of that name
  }
}

function here(): Route {
  const [page = "", id = ""] = location.pathname.split("/").filter(Boolean);
  return { page, id: decoded(id), hash: location.hash.slice(1) };
}

let place = $state<Route>(here());

export const currentRoute = (): Route => place;

export function navigate(path: string): void {
  history.pushState(null, "", path);
  place = here();
  window.scrollTo(0, 0);
}

/** Change what follows the # without a step in the browser's history. */
export function setHash(hash: string): void {
  history.replaceState(null, "", `#${hash}`);
}

/** Links of ours change the place without loading the page anew. */
function followed(event: MouseEvent): void {
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
  addEventListener("popstate", () => (place = here()));
  document.addEventListener("click", followed);
}
