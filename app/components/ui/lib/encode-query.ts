// Encodes text for a URL.

/** Like encodeURIComponent, but replaces lone surrogates, for which it would throw. */
export function encodeQuery(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
}
