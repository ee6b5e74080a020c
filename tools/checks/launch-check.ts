// `npm run launch-check`: lists all remaining sample content with file and line, and what is no longer true, and fails if there is any.
// `--count`, a step of the build, prints the missing settings and the number; `--dates` lists only what is no longer true.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type * as Catalogue from '#app/content/data/catalogue.ts';
import type * as StudioData from '#app/content/data/studio.ts';
import type * as TeamData from '#app/content/data/team.ts';
import type * as ContentFiles from '#app/content/validation/content-files.ts';
import type * as Dates from '#app/content/validation/dates.ts';
import type * as Entries from '#app/content/validation/entries.ts';
import { findMissingSettings, findSamplePictures, findSamples } from './launch/find-samples.ts';
import { readBuildEnvironment } from '../build/lib/build-environment.ts';
import { loadSiteModule } from '../build/lib/load-site-module.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Files that define rules for content; the samples in them are examples. */
const RULE_FILES = /\/(schema|validation)\/|\/origin\.ts$/;

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { siteContent } = await loadSiteModule<typeof ContentFiles>('app/content/validation/content-files.ts');
const { isShown, readEntries } = await loadSiteModule<typeof Entries>('app/content/validation/entries.ts');
const { findDateAdvice } = await loadSiteModule<typeof Dates>('app/content/validation/dates.ts');
const { studio } = await loadSiteModule<typeof StudioData>('app/content/data/studio.ts');
const { games } = await loadSiteModule<typeof Catalogue>('app/content/data/catalogue.ts');
const { team } = await loadSiteModule<typeof TeamData>('app/content/data/team.ts');
const owners = [
  ...studio.offices.flatMap(({ city, regionName, country }) => [city, regionName ?? [], country].flat()),
  ...games.map(({ title }) => title),
  ...team.map(({ name }) => name),
  studio.product,
];
const sampleHashes = new Set(JSON.parse(read('tools/checks/launch/sample-pictures.json')) as string[]);
/** Content of a part that is off is no sample: nobody sees it. */
function isSeen(file: string): boolean {
  const name = file.replace('app/content/data/', '');
  return isShown(name, siteContent.modules[name]);
}
const files = globSync('app/content/**/*.{ts,md,txt}', { cwd: root })
  .filter((file) => !RULE_FILES.test(file) && isSeen(file))
  .toSorted();
const samples = [
  ...files.flatMap((file) => findSamples(file, read(file), owners)),
  ...['pictures', 'loops']
    .map((name) => `app/content/data/pictures/${name}.json`)
    .flatMap((file) => findSamplePictures(file, read(file), sampleHashes)),
];
const today = new Date().toISOString().slice(0, 10);
const outdated = findDateAdvice(readEntries(siteContent).entries, today).map((advice) => `app/content/data/${advice}`);
const settings = findMissingSettings(readBuildEnvironment(root));
const count = samples.length + settings.length;

if (process.argv.includes('--count')) {
  for (const setting of settings) console.log(setting);
  console.log(
    count === 0 ? 'No sample is left: this is ready for visitors' : `${count} samples are left to replace; npm run launch-check lists them`,
  );
} else if (process.argv.includes('--dates')) {
  for (const advice of outdated) console.log(advice);
  if (outdated.length > 0) process.exitCode = 1;
} else {
  for (const setting of settings) console.log(setting);
  for (const { file, line, what } of samples) console.log(`${file}:${line}: ${what}`);
  for (const advice of outdated) console.log(advice);
  console.log(count === 0 ? 'No sample is left.' : `${count} samples are left; the site is not ready for visitors.`);
  if (count + outdated.length > 0) process.exitCode = 1;
}
