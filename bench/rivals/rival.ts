// Another way to build the home page, to compare ours with.

/** Our home page as text, so that every rival shows the same. */
export interface HomePage {
  readonly body: string; // what stands in <body>, without scripts
  readonly styles: string;
}

export interface Rival {
  readonly name: string;
  /** Builds the page into `folder`, which is empty, and gives the folder to serve. */
  build(folder: string, page: HomePage): Promise<string>;
}
