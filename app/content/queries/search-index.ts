// What a search finds, as pages and the field in the header receive it.

export const SEARCH_ITEM_KINDS = ['game', 'mini game', 'page'] as const;
export type SearchItemKind = (typeof SEARCH_ITEM_KINDS)[number];

/** Something that a search can lead to. */
export interface SearchItem {
  readonly kind: SearchItemKind;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Further words by which people look for it. */
  readonly keywords: readonly string[];
}

/** Where the site keeps all of them as a file: a JSON list, the studio's games first. */
export const SEARCH_INDEX_PATH = '/findables.json';
