// Observes an element without depending on it: extensions and privacy settings may make the browser's observers throw.

interface Observer {
  observe(element: Element): void;
  disconnect(): void;
}

/** Observes until the returned function is called. Where that throws, calls `fallBack` once: what is not known to be out of view is in view. */
export function observe(createObserver: () => Observer, element: Element, fallBack = () => {}): () => void {
  try {
    const observer = createObserver();
    observer.observe(element);
    return () => observer.disconnect();
  } catch {
    fallBack();
    return () => {};
  }
}
