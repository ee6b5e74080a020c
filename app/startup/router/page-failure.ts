// Reports that the script or the data of a page did not come.

const listeners = new Set<() => void>();

export function reportPageFailure(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` for each failure. Returns a function that stops that. */
export function onPageFailure(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
