// Collects the content entries, each with its location and schema.
import type * as v from 'valibot';
import type { Content } from './content-files.ts';
import { isOn } from '#app/content/queries/page-table.ts';
import * as pages from '#app/content/schema/page-schema.ts';
import { PlayText } from '#app/content/schema/play-schema.ts';
import * as schema from '#app/content/schema/game-schema.ts';
import { Hours, JobOpening, Press, Security, Studio, StudioPicture, TeamMember } from '#app/content/schema/studio-schema.ts';

export interface Entry {
  readonly file: string; // relative to app/content/data/
  readonly where: string; // location in the file: "team[2]" or "game"
  readonly value: unknown;
  readonly schema: v.GenericSchema;
}

const SINGLE_ENTRIES = [
  ['about.ts', 'about', schema.About],
  ['about.ts', 'studioPicture', StudioPicture],
  ['press.ts', 'press', Press],
  ['security.ts', 'security', Security],
  ['studio.ts', 'studio', Studio],
] as const;

/** Files with lists, and the allowed number of entries. A page has no section for an empty list. */
const LIST_ENTRIES = [
  ['team.ts', 'team', TeamMember, 1, 40],
  ['services.ts', 'services', schema.Service, 0, 40],
  ['about.ts', 'coreValues', schema.CoreValue, 0, 40],
  ['faq.ts', 'faq', schema.FaqItem, 0, 30],
  ['jobs.ts', 'openings', JobOpening, 0, 20],
  ['jobs.ts', 'hiring', schema.NamedText, 0, 8],
  ['jobs.ts', 'pay', schema.NamedText, 0, 8],
  ['jobs.ts', 'offers', schema.NamedText, 0, 8],
  ['prices.ts', 'steps', schema.NamedText, 0, 8],
  ['prices.ts', 'ways', schema.NamedText, 0, 6],
  ['prices.ts', 'clientQuestions', schema.FaqItem, 0, 20],
] as const;

/** Files whose content only a part of the site shows. */
const FILES_OF_PARTS: Readonly<Record<string, pages.Page['part']>> = { 'press.ts': 'pressKit', 'jobs.ts': 'jobs' };

/** Whether the site shows what a file says. What belongs to a part that is off is nobody's concern until it is on. */
export function isShown(file: string, exports: Readonly<Record<string, unknown>> = {}): boolean {
  const row = exports['page'] ?? exports['family'] ?? { part: FILES_OF_PARTS[file] };
  return isOn(row as Pick<pages.Page, 'part'>);
}

export interface EntriesResult {
  readonly entries: readonly Entry[];
  readonly problems: readonly string[];
}

function findDuplicates(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

/** The name of a list entry, which must be unique in its list. */
function getEntryName(value: unknown): string {
  const { slug, title, name, author } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return String(slug ?? title ?? name ?? author ?? '');
}

function readList(content: Content, [file, name, shape, min, max]: (typeof LIST_ENTRIES)[number]): EntriesResult {
  const list = content.modules[file]?.[name];
  if (!Array.isArray(list)) return { entries: [], problems: [`${file}: ${name} is not a list`] };
  return {
    entries: list.map((value: unknown, index) => ({ file, where: `${name}[${index}]`, value, schema: shape })),
    problems: [
      ...(list.length >= min && list.length <= max ? [] : [`${file}: ${name} has ${list.length} entries; it needs ${min} to ${max}`]),
      ...findDuplicates(list.map(getEntryName).filter(Boolean)).map(
        (duplicate) => `${file}: ${name} has "${duplicate}" twice; use it once`,
      ),
    ],
  };
}

function mergeResults(parts: readonly EntriesResult[]): EntriesResult {
  return { entries: parts.flatMap(({ entries }) => entries), problems: parts.flatMap(({ problems }) => problems) };
}

/** Reads the exports named in `shapes` from each file of a folder. */
function readFolder(content: Content, folder: string, shapes: Readonly<Record<string, v.GenericSchema>>): EntriesResult {
  const files = Object.keys(content.modules).filter((file) => file.startsWith(folder));
  return mergeResults(
    files.map((file) => {
      const found = Object.entries(shapes).find(([name]) => content.modules[file]?.[name] !== undefined);
      if (!found) {
        const names = Object.keys(shapes);
        return { entries: [], problems: [`${file}: exports no ${names.join(' or ')}; it begins with \`export const ${names[0]}\``] };
      }
      const [where, shape] = found;
      return { entries: [{ file, where, value: content.modules[file]?.[where], schema: shape }], problems: [] };
    }),
  );
}

function readSingles(content: Content): Entry[] {
  const notFoundEntries = Object.entries(content.modules['not-found.ts'] ?? {}).map(([where, value]) => ({
    file: 'not-found.ts',
    where: `${where}.meta`,
    value: (value as { meta?: unknown }).meta,
    schema: pages.PageMeta,
  }));
  const singles = SINGLE_ENTRIES.filter(([file]) => isShown(file)).map(([file, where, shape]) => ({
    file,
    where,
    value: content.modules[file]?.[where],
    schema: shape,
  }));
  const hours = (content.modules['business-hours.ts']?.['hours'] ?? []) as readonly unknown[];
  const hoursEntries = hours.flatMap((value, index) =>
    value === null ? [] : [{ file: 'business-hours.ts', where: `hours[${index}]`, value, schema: Hours }],
  );
  return [...singles, ...hoursEntries, ...notFoundEntries];
}

/** Returns all entries, and problems of the lists themselves. */
export function readEntries(content: Content): EntriesResult {
  return mergeResults([
    readFolder(content, 'catalogue/', { game: schema.Game }),
    readFolder(content, 'case-studies/', { caseStudy: schema.CaseStudy }),
    readFolder(content, 'play/', { play: PlayText }),
    readFolder(content, 'pages/', { page: pages.Page }),
    readFolder(content, 'page-families/', { family: pages.PageFamily }),
    ...LIST_ENTRIES.filter(([file]) => isShown(file)).map((list) => readList(content, list)),
    { entries: readSingles(content), problems: [] },
  ]);
}

/** All strings in a value at any depth, with their paths. */
export function collectStrings(value: unknown, field: string): [field: string, text: string][] {
  if (typeof value === 'string') return [[field, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => collectStrings(inner, `${field}.${key}`));
}
