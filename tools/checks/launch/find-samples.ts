// Finds sample content: invented people and numbers, reserved domains and phone numbers, placeholders.

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
  { pattern: /\bisSample: true|\bSAMPLE_NOTE\b.* = '.+'/, what: 'marked as a sample' },
  { pattern: /\bSample\b/, what: 'an invented name or street' },
];

/** Returns the samples in a file, at most one per line. */
export function findSamples(file: string, text: string): Sample[] {
  return text.split('\n').flatMap((line, index) => {
    const match = SAMPLE_PATTERNS.find(({ pattern }) => pattern.test(line));
    return match ? [{ file, line: index + 1, what: match.what }] : [];
  });
}

/** Returns a message for each missing setting of a production build. */
export function findMissingSettings({
  origin,
  formsEndpoint,
}: {
  origin?: string | undefined;
  formsEndpoint?: string | undefined;
}): string[] {
  return [
    ...(origin === undefined || /\.example(:|\/|$)/.test(origin)
      ? ['SITE_ORIGIN is not set: pages name a reserved address as their own']
      : []),
    ...(formsEndpoint ? [] : ['VITE_FORMS_ENDPOINT is not set: forms thank their senders and send nothing']),
  ];
}
