// Words inside an address.

/** Words as they stand in an address. A lone surrogate, which no address can carry, is replaced. */
export function encodeQuery(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
}
