// A browser that refuses to keep anything.

/** Runs in the page, before its scripts: every look at the storage throws. */
export function denyStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
}
