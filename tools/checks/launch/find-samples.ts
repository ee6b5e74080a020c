// Finds sample content: invented people and numbers, reserved domains and phone numbers, placeholders, our places, slogans and pictures.

export interface Sample {
  readonly file: string;
  readonly line: number; // from 1
  readonly what: string;
}

interface SamplePattern {
  readonly pattern: RegExp;
  readonly what: string;
}

/** Patterns of sample content; the first match in a line is reported. */
const SAMPLE_PATTERNS: readonly SamplePattern[] = [
  { pattern: /sample (content|text)/i, what: 'its head says that it is sample content; take that out once it is real' },
  { pattern: /\bid0{4,}\d+\b|[?&]id=example\./, what: 'a store id that no store has' },
  { pattern: /555-01\d\d/, what: 'a reserved phone number' },
  { pattern: /[\w@/.-]+\.example\b/i, what: 'a reserved address' },
  { pattern: /\\\[[A-Z][^\]]*\\\]/, what: 'a placeholder in a legal text' },
  { pattern: /\bisSample: true/, what: 'marked as a sample' },
  { pattern: /\bSample\b/, what: 'an invented name or street' },
  { pattern: /\bRATING_COUNT = 1250\b/, what: 'an invented number of ratings, which search engines are told' },
  { pattern: /Redefining casual gaming|Unforgettable Gaming Experiences/i, what: 'a slogan of the sample studio' },
];

/** What texts of the sample studio speak of, by whose it is: they may, as long as that office, game, person or name is there. */
const SAMPLE_WORDS: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(['Foster City', 'California', 'Yerevan', 'Armenia'].map((place) => [place, new RegExp(`\\b${place}\\b`)])),
  Apricot: /\bapricots?\b/i,
  'Idle Mouse': /\b(?:Idle Mouse|Crumb|mouse|cheeses?)\b/,
  'Castle Solitaire': /\b(?:Castle Solitaire|castles?)\b/,
  'Spider Solitaire Go': /\b(?:Spider Solitaire Go|Velvet)\b/,
  'Solitaire Go': /(?<!Spider )\bSolitaire Go\b/,
  'FreeCell Solitaire': /\bFreeCell Solitaire\b/,
  'Block Blitz Go': /\bBlock Blitz\b/,
  'Anahit Merjanyan': /\bAnahit\b/,
  'Tessa Lindgrove': /\bTessa\b/,
  'Hovik Varpetyan': /\bHovik\b/,
  'Desmond Tillery': /\bDesmond\b/,
  'Lilit Zurnachyan': /\bLilit\b/,
  'Gor Piloyan': /\bGor\b/,
  'Renata Birdsall': /\bRenata\b/,
  'Suren Nalchajyan': /\bSuren\b/,
  'June Takahara': /\bJune Takahara\b/,
};

export const SAMPLE_OWNERS = Object.keys(SAMPLE_WORDS);

/** Domains that nobody can own (RFC 2606, RFC 6761). */
const RESERVED_DOMAIN = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$/i;

/** A comment, an import, and the names of keys, files and pictures in quotes are no text. */
const NO_TEXT = /^\s*(?:\/\/|\*|\/\*|import\b).*|^\s*'?[\w-]+'?:|'[\w/.#-]+'/g;

/** Returns the samples in a file, at most one per line. `owners` are the places, games, people and the product that the studio has. */
export function findSamples(file: string, text: string, owners: readonly string[] = SAMPLE_OWNERS): Sample[] {
  const stray = Object.entries(SAMPLE_WORDS).filter(([owner]) => !owners.includes(owner));
  return text.split('\n').flatMap((content, index) => {
    const words = content.replaceAll(NO_TEXT, '');
    const [owner] = stray.find(([, pattern]) => pattern.test(words)) ?? [];
    const what =
      SAMPLE_PATTERNS.find(({ pattern }) => pattern.test(content))?.what ?? (owner && `it speaks of ${owner}, which this site has not`);
    return what ? [{ file, line: index + 1, what }] : [];
  });
}

/** Returns the pictures in a JSON list of pictures, one per line, whose hash is that of one of the sample studio's. */
export function findSamplePictures(file: string, text: string, sampleHashes: ReadonlySet<string>): Sample[] {
  return text.split('\n').flatMap((content, index) => {
    const [, name = '', hash = ''] = /"([^"]+)": \{ "hash": "([^"]+)"/.exec(content) ?? [];
    return sampleHashes.has(hash) ? [{ file, line: index + 1, what: `the sample studio's picture ${name}` }] : [];
  });
}

/** Returns a message for each setting of a production build that is missing or of no use. */
export function findMissingSettings({
  origin,
  formsEndpoint,
}: {
  origin?: string | undefined;
  formsEndpoint?: string | undefined;
}): string[] {
  return [
    ['SITE_ORIGIN', origin, 'pages name a reserved address as their own'] as const,
    ['VITE_FORMS_ENDPOINT', formsEndpoint, 'forms thank their senders and send nothing'] as const,
  ].flatMap(([variable, address, consequence]) => {
    if (!address) return [`${variable} is not set: ${consequence}`];
    const { hostname = '' } = URL.parse(address) ?? {};
    return RESERVED_DOMAIN.test(hostname) ? [`${variable} is ${address}: ${hostname} is reserved, and nobody can be reached there`] : [];
  });
}
