// Types of the search index, shared by pages and the search field.

export const SEARCH_ITEM_KINDS = ['game', 'mini game', 'page'] as const;
export type SearchItemKind = (typeof SEARCH_ITEM_KINDS)[number];

export interface SearchItem {
  readonly kind: SearchItemKind;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Additional search terms. Games have none: the title and the description alone decide whether a game is found. */
  readonly keywords?: readonly string[];
}

/** URL of the search index: a JSON array, the studio's games first. */
export const SEARCH_INDEX_PATH = '/search-index.json';
