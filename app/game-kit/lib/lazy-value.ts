// A value that is loaded before it is needed, such as a long list of words.

export interface LazyValue<Value> {
  isLoaded(): boolean;
  /** Loads it, once; after a failure, again. Rejects when it does not arrive. */
  load(): Promise<void>;
  /** The value; to ask before it is there is a bug, and throws. */
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
