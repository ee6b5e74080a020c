// Runs all content checks and reports each problem with its file, field and fix.
import * as v from 'valibot';
import { type Entry, readEntries } from './entries.ts';
import { formatCount } from '#app/content/format/format-count.ts';
import { dailyGames } from '#app/content/data/weekly-plan.ts';
import { games as catalogue } from '#app/content/data/catalogue.ts';
import * as parts from '#app/content/data/parts.ts';
import type { CaseStudy, Service, NamedText } from '#app/content/schema/game-schema.ts';
import type { JobOpening, Studio } from '#app/content/schema/studio-schema.ts';
import type { PlayText } from '#app/content/schema/play-schema.ts';
import { registry } from '#app/games/registry.ts';
import { findAgreementAdvice } from './agreed.ts';
import { findAdsProblems } from './app-ads.ts';
import { findGameProblems, findOverviewAdvice } from './catalogue.ts';
import { findContradictions } from './contradictions.ts';
import { siteContent, type Content } from './content-files.ts';
import { findDateAdvice } from './dates.ts';
import { findTableProblems } from './pages.ts';
import { findMissingPictures, findMissingCutOuts, findMoveProblems, findPersonAdvice, findRemovedGamesPictures } from './pictures.ts';
import type { Site } from './site.ts';

/** Default message for issues without a message in the schema. */
function describeIssue(issue: v.BaseIssue<unknown>): string {
  if (issue.expected === 'never') return 'is not a field here; check its spelling, or take it out';
  if (issue.received === 'undefined') return 'is missing';
  switch (issue.type) {
    case 'string':
      return 'is not a text; put it in quotes';
    case 'number':
      return 'is not a number; write it without quotes, such as 4.8';
    case 'integer':
      return `is ${issue.received}; it should be a whole number`;
    case 'array':
      return 'is not a list; put it in [ ]';
    case 'boolean':
      return 'is neither true nor false';
    case 'strict_object':
      return 'is no group of fields; put them in { }';
    default:
      return `is ${issue.received}; it should be ${issue.expected}`;
  }
}

/** Validates an entry against its schema. Returns problems as "file: field problem". */
function findShapeProblems({ file, where, value, schema }: Entry): string[] {
  const result = v.safeParse(schema, value, { message: describeIssue, abortPipeEarly: true });
  if (result.success) return [];
  return result.issues.map((issue) => {
    const field = [where, v.getDotPath(issue)].filter(Boolean).join('.');
    return `${file}: ${field} ${issue.message}`;
  });
}

const PLAY_FOLDER = 'play/';

const GAME_RULES = import.meta.glob<{ readonly rules: { readonly variants: readonly { readonly id: string }[] } }>(
  '/app/games/*/rules/rules.ts',
  { eager: true },
);

/** Every variant of a mini game needs a text, and every text a variant. */
function findVariantProblems(file: string, text: Partial<PlayText> | undefined): string[] {
  const id = file.slice(PLAY_FOLDER.length, -'.ts'.length);
  const variants = GAME_RULES[`/app/games/${id}/rules/rules.ts`]?.rules.variants.map((variant) => variant.id) ?? [];
  const described = Object.keys(text?.variants ?? {});
  return [
    ...variants
      .filter((name) => !described.includes(name))
      .map((name) => `${file}: play.variants says nothing of "${name}"; add \`'${name}': 'What is special about this way to play.',\``),
    ...described
      .filter((name) => !variants.includes(name))
      .map((name) => `${file}: play.variants says something of "${name}", which is no variant of that mini game; take it out`),
  ];
}

/** Every mini game of the site needs page texts, and every text an existing related game. */
function findPlayProblems(entries: readonly Entry[]): string[] {
  const playEntries = entries.filter(({ file }) => file.startsWith(PLAY_FOLDER));
  const files = new Set(playEntries.map(({ file }) => file));
  const expectedFiles = registry.map(({ id }) => `${PLAY_FOLDER}${id}.ts`);
  return [
    ...(parts.dailyBoards && dailyGames.length === 0
      ? ['parts.ts: dailyBoards is true, but the site has none of the mini games in the weekly plan; make it false']
      : []),
    ...expectedFiles.filter((file) => !files.has(file)).map((file) => `${file}: is missing; it holds what the page of that mini game says`),
    ...playEntries.flatMap(({ file, value }) => {
      if (!expectedFiles.includes(file)) return [];
      const text = value as Partial<PlayText> | undefined;
      const slug = text?.mobileGame?.slug;
      const isKnown = slug === undefined || catalogue.some((game) => game.slug === slug);
      return [
        ...(isKnown ? [] : [`${file}: play.mobileGame.slug is "${slug}", which is not in the catalogue`]),
        ...findVariantProblems(file, text),
      ];
    }),
  ];
}

/** Every service and way of a case study is one that the studio offers. */
function findOfferProblems(entries: readonly Entry[]): string[] {
  const titles = new Set(
    entries.filter(({ file }) => file === 'services.ts').map(({ value }) => (value as Partial<Service> | null)?.title),
  );
  const ways = new Set(
    entries.filter(({ where }) => where.startsWith('ways[')).map(({ value }) => (value as Partial<NamedText> | null)?.name),
  );
  return entries
    .filter(({ file }) => file.startsWith('case-studies/'))
    .flatMap(({ file, value }) => {
      const { services = [], way } = (value ?? {}) as Partial<CaseStudy>;
      return [
        ...services
          .filter((title) => !titles.has(title))
          .map((title) => `${file}: caseStudy.services names "${title}", which is not in services.ts`),
        ...(way === undefined || ways.has(way) ? [] : [`${file}: caseStudy.way is "${way}", which is not in prices.ts`]),
      ];
    });
}

/** What no two entries have in common: those of a folder, and the rows of the table of pages. A family has no title. */
const UNIQUE_FIELDS = [
  [/^catalogue\//, ['order']],
  [/^case-studies\//, ['order']],
  [/^(pages|page-families)\//, ['path', 'order', 'title']],
] as const;

function findSharedValues(all: readonly Entry[], [files, fields]: (typeof UNIQUE_FIELDS)[number]): string[] {
  const entries = all.filter(({ file }) => files.test(file));
  const read = ({ value }: Entry, field: string) => (value as Readonly<Record<string, unknown>> | null)?.[field];
  return entries.flatMap((entry, index) =>
    fields.flatMap((field) => {
      const own = read(entry, field);
      const other = entries.slice(0, index).find((candidate) => own !== undefined && read(candidate, field) === own);
      return other
        ? [`${entry.file}: ${entry.where}.${field} is ${JSON.stringify(own)}, as in ${other.file}; it needs one of its own`]
        : [];
    }),
  );
}

/** Opening hours are those of an office. */
function findHoursProblems({ modules }: Content): string[] {
  const hours = (modules['business-hours.ts']?.['hours'] ?? []) as readonly unknown[];
  const offices = (modules['studio.ts']?.['studio'] as Partial<Studio> | undefined)?.offices ?? [];
  return hours.length > offices.length
    ? [`business-hours.ts: hours has ${hours.length} entries, for ${formatCount(offices.length, 'office')} in studio.ts`]
    : [];
}

/** Openings are in the city of an office. */
function findPlaceProblems(entries: readonly Entry[], { modules }: Content): string[] {
  const cities = ((modules['studio.ts']?.['studio'] as Partial<Studio> | undefined)?.offices ?? []).map(({ city }) => city);
  return entries
    .filter(({ where }) => where.startsWith('openings['))
    .map((entry) => ({ ...entry, city: String((entry.value as Partial<JobOpening> | null)?.city) }))
    .filter(({ city }) => !cities.includes(city))
    .map(({ file, where, city }) => `${file}: ${where}.city is "${city}", where no office is; studio.ts has ${cities.join(' and ')}`);
}

/** The message with the whole path of its file. */
function withPath(message: string): string {
  return `app/content/${message.startsWith('page-families/') ? '' : 'data/'}${message}`;
}

/** Returns advice as "app/content/data/file: advice", which an editor may ignore. */
export function findContentAdvice(site: Site, content: Content = siteContent, today = new Date().toISOString().slice(0, 10)): string[] {
  const { entries } = readEntries(content);
  const games = entries.filter(({ file }) => file.startsWith('catalogue/'));
  const advice = [
    ...games.flatMap(findOverviewAdvice),
    ...entries.flatMap((entry) => findPersonAdvice(entry, site)),
    ...findAgreementAdvice(content),
    ...findDateAdvice(entries, today),
  ];
  return advice.map(withPath);
}

/** Returns problems as "app/content/data/file: problem"; empty if there are none. */
export function findContentProblems(site: Site, content: Content = siteContent): string[] {
  const { entries, problems } = readEntries(content);
  const games = entries.filter(({ file }) => file.startsWith('catalogue/'));
  const slugs = new Set(games.map(({ file }) => file.replace(/^catalogue\/|\.ts$/g, '')));
  const foundProblems = [
    ...content.unknownFiles.map((file) => `${file}: nothing checks it; move it, or name it in app/content/validation/content-files.ts`),
    ...problems,
    ...entries.flatMap(findShapeProblems),
    ...games.flatMap((game) => findGameProblems(game, games, site)),
    ...entries.flatMap((entry) => findMissingPictures(entry, site)),
    ...entries.flatMap((entry) => findRemovedGamesPictures(entry, slugs)),
    ...entries.flatMap((entry) => findMissingCutOuts(entry, site)),
    ...findPlayProblems(entries),
    ...findOfferProblems(entries),
    ...UNIQUE_FIELDS.flatMap((unique) => findSharedValues(entries, unique)),
    ...findAdsProblems(content),
    ...findHoursProblems(content),
    ...findPlaceProblems(entries, content),
    ...findMoveProblems(site),
  ];
  // The page table includes the games, so it is checked only if everything else is valid.
  if (foundProblems.length === 0) foundProblems.push(...findTableProblems(entries, content, site), ...findContradictions(content));
  return foundProblems.map(withPath);
}
