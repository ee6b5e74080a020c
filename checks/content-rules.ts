// Finds what is wrong in app/content/, each with its file, its field and how to fix it.
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { PAGE_PATHS } from '#app/content/addresses.ts';
import { parseAppAds } from '#app/content/app-ads.ts';
import * as schema from '#app/content/schema.ts';
import { fallbackWidth, pictureFile } from '#app/ui/picture-source.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Pictures that every game has beside its screenshots. */
const GAME_PICTURES = ['icon', 'key-art', 'key-art-tall'] as const;

interface Entry {
  readonly file: string; // below the content folder
  readonly where: string; // "team[2]", or '' for a file's only entry
  readonly value: unknown;
  readonly schema: v.GenericSchema;
}

/** Lists of the content: file, exported name, schema of one entry, and how many there are. */
const LISTS = [
  ['team.ts', 'team', schema.TeamMember, 9],
  ['services.ts', 'services', schema.Service, 4],
  ['services.ts', 'caseStudies', schema.CaseStudy, 5],
  ['about.ts', 'coreValues', schema.CoreValue, 6],
  ['faq.ts', 'faq', schema.FaqItem, 6],
  ['reviews.ts', 'reviews', schema.Review, 3],
] as const;

async function load(folder: string, file: string): Promise<Record<string, unknown>> {
  return (await import(pathToFileURL(path.join(folder, file)).href)) as Record<string, unknown>;
}

/** The problems of one entry, as "file: field what is wrong". */
function schemaProblems({ file, where, value, schema: shape }: Entry): string[] {
  const result = v.safeParse(shape, value);
  if (result.success) return [];
  return result.issues.map((issue) => {
    const field = [where, v.getDotPath(issue)].filter(Boolean).join('.');
    return `app/content/${file}: ${[field, issue.message].filter(Boolean).join(' ')}`;
  });
}

function duplicates(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

/** Every string in a value, however deep, with the path to it. */
function strings(value: unknown, field = ''): [field: string, text: string][] {
  if (typeof value === 'string') return [[field, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => strings(inner, field === '' ? key : `${field}.${key}`));
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

async function pictureProblem(site: Site, name: string): Promise<string | null> {
  const entry = site.pictures[name];
  if (!entry)
    return `names the picture "${name}", which is not in pictures.json; run \`npm run pictures\` after adding ${name}.png to art/originals/`;
  const file = pictureFile({ name, hash: entry.hash }, fallbackWidth(entry.widths), entry.fallback);
  return (await exists(path.join(site.publicFolder, file))) ? null : `names the picture "${name}", whose file public${file} is missing`;
}

interface Site {
  readonly pictures: Record<string, { hash: string; widths: number[]; fallback: 'jpg' | 'png' }>;
  readonly publicFolder: string;
}

/** The addresses of the site's own links in a Markdown text. */
function markdownLinks(text: string): string[] {
  return [...text.matchAll(/\]\((\/[^)\s]*)\)/g)].flatMap(([, address]) => address ?? []);
}

/** The problems that a game's file has beside its schema: its name, its place in the lists, its pictures. */
async function gameProblems(site: Site, game: Entry, earlier: readonly Entry[]): Promise<string[]> {
  const { slug, order } = game.value as { slug?: unknown; order?: unknown };
  const name = path.basename(game.file, '.ts');
  const pictures = await Promise.all(GAME_PICTURES.map((picture) => pictureProblem(site, `${name}/${picture}`)));
  const twin = earlier.find((other) => (other.value as { order?: unknown }).order === order);
  return [
    ...(slug === name ? [] : [`slug is "${String(slug)}"; it should be "${name}", like the file`]),
    ...(twin ? [`order is ${String(order)}, as in ${twin.file}; it needs a number of its own`] : []),
    ...pictures.filter((problem) => problem !== null),
  ].map((problem) => `app/content/${game.file}: ${problem}`);
}

/** Entries and problems of the lists of known length. */
async function readLists(contentFolder: string): Promise<{ entries: Entry[]; problems: string[] }> {
  const entries: Entry[] = [];
  const problems: string[] = [];
  for (const [file, name, shape, length] of LISTS) {
    const list = (await load(contentFolder, file))[name];
    if (!Array.isArray(list) || list.length !== length) {
      problems.push(`app/content/${file}: ${name} should have ${length} entries; it has ${Array.isArray(list) ? list.length : 'none'}`);
      continue;
    }
    entries.push(...list.map((value: unknown, index) => ({ file, where: `${name}[${index}]`, value, schema: shape })));
    const slugs = list.map((value: { slug?: unknown; title?: unknown }) => String(value.slug ?? value.title ?? '')).filter(Boolean);
    problems.push(...duplicates(slugs).map((slug) => `app/content/${file}: ${name} has "${slug}" twice; use it once`));
  }
  return { entries, problems };
}

/** What an entry names that is not there: pictures, and pages of the site. */
async function referenceProblems(site: Site, known: ReadonlySet<string>, entry: Entry): Promise<string[]> {
  const problems: string[] = [];
  for (const [field, text] of strings(entry.value)) {
    const place = `app/content/${entry.file}: ${[entry.where, field].filter(Boolean).join('.')}`;
    const problem = /(^|\.)picture$/.test(field) ? await pictureProblem(site, text) : null;
    if (problem) problems.push(`${place} ${problem}`);
    if (/(^|\.)path$/.test(field) && !known.has(text)) problems.push(`${place} links to ${text}, which is not a page of the site`);
  }
  return problems;
}

async function legalProblems(contentFolder: string, known: ReadonlySet<string>): Promise<string[]> {
  const files = (await readdir(path.join(contentFolder, 'legal'))).filter((file) => file.endsWith('.md'));
  const texts = await Promise.all(files.map((file) => readFile(path.join(contentFolder, 'legal', file), 'utf8')));
  return texts.flatMap((text, index) =>
    markdownLinks(text)
      .filter((address) => !known.has(address.split('#')[0] ?? ''))
      .map((address) => `app/content/legal/${files[index]}: links to ${address}, which is not a page of the site`),
  );
}

async function appAdsProblems(contentFolder: string): Promise<string[]> {
  const { problems } = parseAppAds(await readFile(path.join(contentFolder, 'app-ads.txt'), 'utf8'));
  return problems.map((problem) => `app/content/app-ads.txt: ${problem}`);
}

/** All problems of the content in `contentFolder`, whose pictures are published in `publicFolder`; empty when it is in order. */
export async function checkContent(
  contentFolder = path.join(root, 'app/content'),
  publicFolder = path.join(root, 'public'),
): Promise<string[]> {
  const site: Site = {
    pictures: JSON.parse(await readFile(path.join(contentFolder, 'pictures.json'), 'utf8')) as Site['pictures'],
    publicFolder,
  };
  const files = (await readdir(path.join(contentFolder, 'catalogue'))).toSorted();
  const games = await Promise.all(
    files.map(async (name) => ({
      file: `catalogue/${name}`,
      where: '',
      value: (await load(contentFolder, `catalogue/${name}`))['game'] ?? {},
      schema: schema.Game,
    })),
  );
  const lists = await readLists(contentFolder);
  const pages = await Promise.all(
    (await readdir(path.join(contentFolder, 'pages')))
      .toSorted()
      .map(async (file) => ({ file, value: (await load(contentFolder, `pages/${file}`))['meta'] })),
  );
  const entries: Entry[] = [
    ...games,
    ...lists.entries,
    { file: 'studio.ts', where: 'studio', value: (await load(contentFolder, 'studio.ts'))['studio'], schema: schema.Studio },
    { file: 'press.ts', where: 'press', value: (await load(contentFolder, 'press.ts'))['press'], schema: schema.Press },
    { file: 'security.ts', where: 'security', value: (await load(contentFolder, 'security.ts'))['security'], schema: schema.Security },
    ...Object.entries((await load(contentFolder, 'updated.ts'))['pageUpdated'] as object).map(([page, value]) => ({
      file: 'updated.ts',
      where: `pageUpdated["${page}"]`,
      value: value as unknown,
      schema: schema.isoDate,
    })),
    { file: 'about.ts', where: 'about', value: (await load(contentFolder, 'about.ts'))['about'], schema: schema.About },
    ...pages.map(({ file, value }) => ({ file: `pages/${file}`, where: 'meta', value, schema: schema.PageMeta })),
  ];
  const navigation: Entry = { file: 'navigation.ts', where: '', value: await load(contentFolder, 'navigation.ts'), schema: v.unknown() };
  const known = new Set<string>([...PAGE_PATHS, ...files.map((name) => `/games/${path.basename(name, '.ts')}`)]);

  const ofGames = await Promise.all(games.map((game, index) => gameProblems(site, game, games.slice(0, index))));
  const ofReferences = await Promise.all([...entries, navigation].map((entry) => referenceProblems(site, known, entry)));
  return [
    ...ofGames.flat(),
    ...lists.problems,
    ...entries.flatMap(schemaProblems),
    ...ofReferences.flat(),
    ...(await legalProblems(contentFolder, known)),
    ...(await appAdsProblems(contentFolder)),
  ];
}
