// The entries of the content: each with its place and the schema that it keeps.
import type * as v from 'valibot';
import type { Content } from './content.ts';
import * as pages from '#app/content/page-schema.ts';
import * as schema from '#app/content/schema.ts';
import { Hours, Studio } from '#app/content/studio-schema.ts';

export interface Entry {
  readonly file: string; // below app/content/
  readonly where: string; // "team[2]", or "game"
  readonly value: unknown;
  readonly schema: v.GenericSchema;
}

/** Where single entries are. */
const SINGLES = [
  ['about.ts', 'about', schema.About],
  ['hours.ts', 'hours', Hours],
  ['press.ts', 'press', schema.Press],
  ['security.ts', 'security', schema.Security],
  ['studio.ts', 'studio', Studio],
] as const;

/** Where lists are, and how many entries they take. Offers, values and reviews are fixed sets; the others may grow and shrink. */
const LISTS = [
  ['team.ts', 'team', schema.TeamMember, 1, 40],
  ['services.ts', 'services', schema.Service, 4, 4],
  ['services.ts', 'caseStudies', schema.CaseStudy, 1, 20],
  ['about.ts', 'coreValues', schema.CoreValue, 6, 6],
  ['faq.ts', 'faq', schema.FaqItem, 1, 30],
  ['reviews.ts', 'reviews', schema.Review, 3, 3],
] as const;

export interface Entries {
  readonly entries: readonly Entry[];
  readonly problems: readonly string[];
}

function duplicates(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

/** What an entry of a list is called, which no other entry may be called. */
function nameIn(value: unknown): string {
  const { slug, title, author } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return String(slug ?? title ?? author ?? '');
}

function readList(content: Content, [file, name, shape, min, max]: (typeof LISTS)[number]): Entries {
  const list = content.modules[file]?.[name];
  if (!Array.isArray(list)) return { entries: [], problems: [`${file}: ${name} is not a list`] };
  const wanted = min === max ? String(min) : `${min} to ${max}`;
  return {
    entries: list.map((value: unknown, index) => ({ file, where: `${name}[${index}]`, value, schema: shape })),
    problems: [
      ...(list.length >= min && list.length <= max ? [] : [`${file}: ${name} has ${list.length} entries; it needs ${wanted}`]),
      ...duplicates(list.map(nameIn).filter(Boolean)).map((twice) => `${file}: ${name} has "${twice}" twice; use it once`),
    ],
  };
}

/** The only export of each file in a folder that is called one of `names`. */
function readFolder(content: Content, folder: string, names: Readonly<Record<string, v.GenericSchema>>): Entries {
  const files = Object.keys(content.modules).filter((file) => file.startsWith(folder));
  const found = files.map((file) => {
    const where = Object.keys(names).find((name) => content.modules[file]?.[name] !== undefined);
    return { file, where, value: where === undefined ? undefined : content.modules[file]?.[where] };
  });
  return {
    entries: found.flatMap(({ file, where, value }) => {
      const shape = where === undefined ? undefined : names[where];
      return where === undefined || shape === undefined ? [] : [{ file, where, value, schema: shape }];
    }),
    problems: found
      .filter(({ where }) => where === undefined)
      .map(
        ({ file }) => `${file}: exports no ${Object.keys(names).join(' or ')}; it begins with \`export const ${Object.keys(names)[0]}\``,
      ),
  };
}

/** All entries, and what is wrong with the lists that hold them. */
export function readEntries(content: Content): Entries {
  const parts = [
    readFolder(content, 'catalogue/', { game: schema.Game }),
    readFolder(content, 'pages/', { page: pages.Page, family: pages.PageFamily }),
    ...LISTS.map((list) => readList(content, list)),
  ];
  const singles = SINGLES.map(([file, where, shape]) => ({ file, where, value: content.modules[file]?.[where], schema: shape }));
  const missing = Object.entries(content.modules['not-found.ts'] ?? {}).map(([where, value]) => ({
    file: 'not-found.ts',
    where: `${where}.meta`,
    value: (value as { meta?: unknown }).meta,
    schema: pages.PageMeta,
  }));
  return {
    entries: [...parts.flatMap(({ entries }) => entries), ...singles, ...missing],
    problems: parts.flatMap(({ problems }) => problems),
  };
}
