// A localStorage for tests that can be denied, full, unreadable or read-only. Its keys are own properties, as in a browser.
import { vi } from 'vitest';

export const FAULTS = ['missing', 'denied', 'full', 'unreadable'] as const;
type Fault = (typeof FAULTS)[number] | 'read-only';

/** Replaces the global localStorage until the end of the test. `room` is how many characters all texts may have together. */
export function stubLocalStorage(room = Infinity) {
  let limit = room;
  const texts: Record<string, string> = {};
  let fault: Fault | null = null;
  const failIf = (...faults: readonly Fault[]) => {
    if (fault !== null && faults.includes(fault)) throw new DOMException(fault, 'QuotaExceededError');
  };
  const methods = {
    getItem(key: string) {
      failIf('unreadable');
      return texts[key] ?? null;
    },
    setItem(key: string, text: string) {
      failIf('full', 'unreadable', 'read-only');
      const others = Object.entries(texts).filter(([other]) => other !== key);
      if (others.reduce((sum, [, other]) => sum + other.length, text.length) > limit) throw new DOMException('full', 'QuotaExceededError');
      texts[key] = text;
    },
    removeItem(key: string) {
      failIf('unreadable', 'read-only');
      delete texts[key];
    },
  };
  const storage = new Proxy(texts, { get: (_, name) => Reflect.get(methods, name) as unknown });
  vi.stubGlobal('localStorage', undefined);
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() {
      failIf('denied');
      return fault === 'missing' ? undefined : storage;
    },
  });
  return {
    texts,
    fail(next: Fault | null): void {
      fault = next;
    },
    /** Leaves no room for more than the texts that are stored. */
    fill(): void {
      limit = Object.values(texts).reduce((sum, text) => sum + text.length, 0);
    },
  };
}
