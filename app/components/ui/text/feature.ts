// A short statement with a name, as lists of cards and steps show it.

export interface Feature {
  readonly name: string;
  readonly text: string;
  /** What belongs to the name: how long it takes, what it costs. */
  readonly note?: string | undefined;
}
