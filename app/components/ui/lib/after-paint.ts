// Runs work after the next paint.

/** Returns a function that cancels the call. Uses an IntersectionObserver, because it also fires when a test has frozen the clock. */
export function runAfterPaint(callback: () => void): () => void {
  const observer = new IntersectionObserver(() => {
    observer.disconnect();
    callback();
  });
  observer.observe(document.documentElement);
  return () => observer.disconnect();
}
