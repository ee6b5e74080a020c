// A value that is loaded on demand and then read synchronously, such as a long word list.

export interface LazyValue<Value> {
  isLoaded(): boolean;
  /** Loads the value once; after a failure it can be retried. Rejects if loading fails. */
  load(): Promise<void>;
  /** Throws if the value is not loaded yet. */
  get(): Value;
}

export function createLazyValue<Value extends object>(load: () => Promise<Value>): LazyValue<Value> {
  let value: Value | null = null;
  return {
    isLoaded: () => value !== null,
    async load() {
      value ??= await load();
    },
    get() {
      if (value === null) throw new Error('This was not loaded');
      return value;
    },
  };
}
