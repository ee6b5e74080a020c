// `npm run mutation [folder …]`: changes the code in many small ways, and counts which changes the tests notice; see docs/mutation.md.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { folders } from './mutation/folders.ts';
import { proveConstants } from './mutation/prove-constants.ts';
import { mutate, type Choice, type Tally } from './mutation/stryker.ts';

const LEAST_SCORE = 85; // percent of a folder
const CONSTANTS = 'constants';
/** Believes the run before where neither the code nor its tests have changed; Stryker does not look at what they import. */
const INCREMENTAL = 'incremental';
/** Such as 1/4: one mutant in four, for a first look. */
const SHARE = /^1\/[1-9]\d?$/;

/** Stryker has a lock file of its own, so that nobody installs it for the tests. */
function installStryker(): void {
  const folder = path.join(import.meta.dirname, 'mutation');
  if (existsSync(path.join(folder, 'node_modules'))) return;
  console.log('Installing Stryker');
  const isWindows = process.platform === 'win32';
  const { status } = spawnSync(isWindows ? 'npm.cmd' : 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
    shell: isWindows,
  });
  if (status === 0) return;
  console.error('The packages of checks/mutation/package.json could not be installed. Check the network and run the command again.');
  process.exit(1);
}

/** Mutates the folders one after the other, and prints their scores and survivors; returns how many are below the least score. */
function mutateFolders(names: readonly string[], choice: Choice): number {
  if (names.length === 0) return 0;
  installStryker();
  const tallies: (Tally & { readonly seconds: number })[] = [];
  for (const folder of folders.filter(({ name }) => names.includes(name))) {
    const startedAt = performance.now();
    const tally = mutate(folder, choice);
    tallies.push({ ...tally, seconds: Math.round((performance.now() - startedAt) / 1000) });
    console.log(`${tally.name}: ${tally.score.toFixed(1)} %`);
    for (const survivor of tally.survivors) console.log(`  ${survivor}`);
  }
  console.table(
    tallies.map(({ name, noticed, timedOut, survived, ignored, seconds, score }) => ({
      folder: name,
      noticed,
      'of them by time': timedOut,
      survived,
      ignored,
      score: `${score.toFixed(1)} %`,
      seconds,
    })),
  );
  return tallies.filter(({ score }) => score < LEAST_SCORE).length;
}

const known = [...folders.map(({ name }) => name), CONSTANTS];
const share = process.argv.slice(2).find((word) => SHARE.test(word));
const asked = process.argv.slice(2).filter((word) => word !== INCREMENTAL && word !== share);
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')} here. Usage: npm run mutation [${INCREMENTAL}] [1/4] [${known.join('|')} …]`);
  process.exit(1);
}

const chosen = asked.length === 0 ? known : asked;
const below = mutateFolders(
  chosen.filter((name) => name !== CONSTANTS),
  { isIncremental: process.argv.includes(INCREMENTAL), oneIn: Number(share?.split('/')[1] ?? 1) },
);
const unnoticed = chosen.includes(CONSTANTS) ? await proveConstants() : 0;
if (below > 0)
  console.error(`${below} of them below ${LEAST_SCORE} %: kill survivors with better tests, or say in docs/mutation.md why nobody can.`);
if (unnoticed > 0) console.error(`${unnoticed} constants can change without a test that notices.`);
process.exit(below + unnoticed === 0 ? 0 : 1);
