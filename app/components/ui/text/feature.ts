// An item of a FeatureList: a short statement with a name.

export interface Feature {
  readonly name: string;
  readonly text: string;
  /** Shown beside the name, such as a duration or a price. */
  readonly note?: string | undefined;
}
