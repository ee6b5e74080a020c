// Words inside an address.

/** Words as they stand in an address. A lone surrogate, which no address can carry, is replaced. */
export function inAddress(words: string): string {
  return encodeURIComponent(words.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
}
