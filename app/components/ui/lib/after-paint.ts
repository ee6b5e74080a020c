// What can wait until the answer to a press is on the screen.

/** Calls `callback` once the next frame is on its way, unless it is called off before. An observer tells it even while a test holds the clock. */
export function runAfterPaint(callback: () => void): () => void {
  const observer = new IntersectionObserver(() => {
    observer.disconnect();
    callback();
  });
  observer.observe(document.documentElement);
  return () => observer.disconnect();
}
