// What a bench of one engine says.

export interface EngineBench {
  readonly title: string;
  /** `step` does a small batch of work and returns how many operations it did. */
  readonly runs: readonly { readonly name: string; readonly step: () => number }[];
}
