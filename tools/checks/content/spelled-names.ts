// Finds texts that spell the studio's name, domain or places, which would stay behind after a rename or a move.

/** Addresses of other sites may have the name in them, such as stores, and time zones are called after cities. */
const IDENTIFIER = /https?:\/\/[^\s'"`)]+|\b[A-Z]\w+\/[A-Z]\w+/g;

export interface Identity {
  readonly name: string;
  readonly domains: readonly string[];
  readonly offices: readonly {
    readonly street: string;
    readonly city: string;
    readonly regionName?: string | undefined;
    readonly country: string;
  }[];
}

/** A word as a regular expression. RegExp.escape is not in the types yet. */
const escape = (word: string) => word.replaceAll(/[^\w\s]/g, String.raw`\$&`);

/** Returns the lines that spell a name, a domain or a place, as "3: Rome". Parts of a longer word do not count: Italian is not Italy. */
export function findSpelled(text: string, { name, domains, offices }: Identity): string[] {
  const words = [
    ...offices.flatMap(({ street, city, regionName, country }) => [street, city, regionName ?? [], country].flat()),
    ...domains,
  ];
  const pattern = new RegExp(`${escape(name)}|(?<![\\w])(?:${words.map(escape).join('|')})(?![\\w])`, 'g');
  return text
    .split('\n')
    .flatMap((line, index) => [...line.replaceAll(IDENTIFIER, '').matchAll(pattern)].map(([word]) => `${index + 1}: ${word}`));
}

/** The words of a studio, from its data. */
export function describeIdentity(
  { SITE_NAME, ORIGIN, SUPPORT_EMAIL, PRESS_EMAIL }: Readonly<Record<'SITE_NAME' | 'ORIGIN' | 'SUPPORT_EMAIL' | 'PRESS_EMAIL', string>>,
  { offices }: Pick<Identity, 'offices'>,
): Identity {
  const domains = [new URL(ORIGIN).hostname, ...[SUPPORT_EMAIL, PRESS_EMAIL].map((email) => email.replace(/.*@/, ''))];
  return { name: SITE_NAME, domains, offices };
}
