// `npm run launch-check`: lists all remaining sample content with file and line, and what is no longer true, and fails if there is any.
// `--count`, the last step of `npm run build`, prints the missing settings and the number; `--dates` lists only what is no longer true.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { games } from '#app/content/data/catalogue.ts';
import { studio } from '#app/content/data/studio.ts';
import { team } from '#app/content/data/team.ts';
import { siteContent } from '#app/content/validation/content-files.ts';
import { findDateAdvice } from '#app/content/validation/dates.ts';
import { isShown, readEntries } from '#app/content/validation/entries.ts';
import { findMissingSettings, findSamplePictures, findSamples } from './launch/find-samples.ts';
import { readBuildEnvironment } from '../build/lib/build-environment.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Files that define rules for content; the samples in them are examples. */
const RULE_FILES = /\/(schema|validation)\/|\/origin\.ts$/;

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
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
} else {
  const isForDates = process.argv.includes('--dates');
  const remaining = isForDates ? [] : [...settings, ...samples.map(({ file, line, what }) => `${file}:${line}: ${what}`)];
  for (const line of [...remaining, ...outdated]) console.log(line);
  if (!isForDates) console.log(count === 0 ? 'No sample is left.' : `${count} samples are left; the site is not ready for visitors.`);
  if (remaining.length + outdated.length > 0) process.exitCode = 1;
}
