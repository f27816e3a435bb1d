// Effects outside of components.
import { flushSync } from "svelte";

/** Run something that may make effects; gives back how to end them. */
export function withEffects(run: () => void): () => void {
  const end = $effect.root(run);
  flushSync();
  return end;
}

/** Run something again whenever what it reads has changed; gives back how to end that. */
export function watched(run: () => void): () => void {
  return withEffects(() => {
    $effect(run);
  });
}

/** A value that effects notice. */
export function cell<Value>(first: Value): { value: Value } {
  let value = $state.raw(first);
  return {
    get value() {
      return value;
    },
    set value(next) {
      value = next;
    },
  };
}
