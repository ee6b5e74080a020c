// Checks heads, headings and structured data of the pages, and that everything they refer to exists, links included.
import { globSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { unzipSync } from 'fflate';
import * as parts from '#app/content/data/parts.ts';
import { SITE_NAME } from '#app/content/data/site.ts';
import { listSitePages } from '#app/content/queries/page-table.ts';
import { SEARCH_INDEX_PATH } from '#app/content/queries/search-index.ts';
import { createSiteFiles } from '#app/seo/site-files.ts';
import { OFFLINE_PATH } from '#app/startup/inline/service-worker-paths.ts';
import { SITE_FOLDER } from '../build/lib/build-folder.ts';
import { getPageFile, listPagePaths, NOT_FOUND_PAGES } from '../build/lib/page-paths.ts';
import { getCanonical, parsePage, type BuiltPage } from './pages/built-page.ts';
import { checkEmailAddresses } from './pages/check-email-addresses.ts';
import { checkHead, checkUniqueness } from './pages/check-head.ts';
import { checkReferences } from './pages/check-references.ts';
import { checkStructuredData } from './pages/check-structured-data.ts';

const root = path.resolve(import.meta.dirname, '../..');

function read(file: string): Promise<string> {
  return readFile(path.join(SITE_FOLDER, file), 'utf8');
}

/** What is in one of two lists, but not in both. */
function findUnpaired(some: readonly string[], others: readonly string[]): string[] {
  return [...some.filter((item) => !others.includes(item)), ...others.filter((item) => !some.includes(item))];
}

/** Checks that the archive of the press kit has all files that its page offers one by one. */
async function checkPressKit({ elements }: BuiltPage): Promise<string[]> {
  const offered = new Map(elements.map(({ attributes }) => [attributes.get('download') ?? '', attributes.get('href') ?? ''] as const));
  offered.delete('');
  const archive = elements.map(({ attributes }) => attributes.get('href')).find((href) => href?.endsWith('.zip'));
  if (!archive) return ['links to no archive'];
  const entries = Object.entries(unzipSync(await readFile(path.join(SITE_FOLDER, archive)))).filter(([name]) => !name.endsWith('/'));
  const inside = new Map(entries.map(([name, bytes]) => [path.posix.basename(name), bytes]));
  const wanted = [...offered.keys(), 'README.txt'];
  const problems = wanted.filter((name) => !inside.has(name)).map((name) => `${name} is offered, and not in the archive`);
  for (const [name, file] of offered) {
    const bytes = inside.get(name);
    if (bytes && !(await readFile(path.join(SITE_FOLDER, file))).equals(bytes)) problems.push(`${name} differs in the archive`);
  }
  return problems;
}

const files = new Set((await readdir(SITE_FOLDER, { recursive: true })).map((file) => `/${file.replaceAll(path.sep, '/')}`));
const pages = await Promise.all([
  ...(await listPagePaths(SITE_FOLDER)).map(async (page) => parsePage(page, await read(getPageFile(page)))),
  ...NOT_FOUND_PAGES.map(async (file) => parsePage(`/${file}`, await read(file), true)),
]);
const home = pages.find((page) => page.path === '/');
const { origin } = new URL((home && getCanonical(home)) ?? 'about:blank');
const rows = new Map(listSitePages().map((row) => [row.path, row]));
const built = pages.filter(({ isNotFound }) => !isNotFound).map((page) => page.path);
const styles = [...files].filter((file) => file.startsWith('/assets/') && file.endsWith('.css'));
const siteFiles = createSiteFiles().map((file) => file.path);
const machineFiles = siteFiles.filter((file) => files.has(file) && file !== SEARCH_INDEX_PATH);
const sources = globSync('app/**/*.tsx', { cwd: root });
const texts = [
  ...(await Promise.all([...styles, ...machineFiles].map(async (file) => ({ path: file, text: await read(file) })))),
  ...(await Promise.all(sources.map(async (file) => ({ path: `/${file}`, text: await readFile(path.join(root, file), 'utf8') })))),
];
const press = pages.find((page) => page.path === '/press');

const problems = [
  ...findUnpaired(built, [...rows.keys(), ...(parts.offline ? [OFFLINE_PATH] : [])]).map(
    (page) => `${page}: is not both built and in the page table`,
  ),
  ...[...siteFiles, '/licenses.txt'].filter((file) => !files.has(file)).map((file) => `${file}: does not exist`),
  ...pages.flatMap((page) =>
    [...checkHead(page, rows.get(page.path) ?? null, origin, SITE_NAME), ...checkStructuredData(page), ...checkEmailAddresses(page)].map(
      (problem) => `${page.path}: ${problem}`,
    ),
  ),
  ...checkUniqueness(pages),
  ...checkReferences(pages, texts, files, origin),
  ...(press ? (await checkPressKit(press)).map((problem) => `/press: ${problem}`) : []),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(`Pages: ${pages.length} have their head, heading and structured data, and refer to nothing that is missing`);
