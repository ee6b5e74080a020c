// A value that is loaded before it is needed, such as a long list of words.

export interface Late<Value> {
  isThere(): boolean;
  /** Loads it, once; after a failure, again. Rejects when it does not arrive. */
  load(): Promise<void>;
  /** The value; to ask before it is there is a bug, and throws. */
  get(): Value;
}

export function late<Value extends object>(load: () => Promise<Value>): Late<Value> {
  let value: Value | null = null;
  return {
    isThere: () => value !== null,
    async load() {
      value ??= await load();
    },
    get() {
      if (value === null) throw new Error('This was not loaded');
      return value;
    },
  };
}
