// What a server of any make answers, as far as its configuration decides it. Shared by the tests that read configurations.

export interface Answer {
  readonly status: number;
  readonly location?: string;
  /** By names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Asks for an address as it was sent, by GET unless said otherwise. */
export type Ask = (address: string, method?: string) => Answer | Promise<Answer>;

/** The address without its query, decoded; null where its escapes are no text. */
export function pathOf(address: string): string | null {
  try {
    return decodeURIComponent(address.split('?', 1)[0] ?? '');
  } catch {
    return null;
  }
}
