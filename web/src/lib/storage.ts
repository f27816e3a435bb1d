// What this browser remembers. A browser that forbids it forgets when the page is closed.
const memory = new Map<string, string>();

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(`draftwork.${key}`);
  } catch {
    return memory.get(key) ?? null;
  }
}

export function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`draftwork.${key}`);
    else localStorage.setItem(`draftwork.${key}`, value);
  } catch {
    if (value === null) memory.delete(key);
    else memory.set(key, value);
  }
}
