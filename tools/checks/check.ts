// `npm run check`: everything quick, before a commit. Runs every step even if one fails, the quickest first, and ends with a table.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** `npm test` checks a build of its own. */
const hasBuild = !process.argv.includes('--without-build') && existsSync(path.join(root, 'build/client'));

/** What editors write may be formatted later, by `npm run finish-content`. npm has put the commands of packages on the path. */
const STEPS: Readonly<Record<string, string>> = {
  format: "oxfmt --check '!app/content/data/**'",
  lint: 'oxlint --deny-warnings',
  content: 'npm run --silent content',
  types: 'npm run --silent typecheck',
  styles: 'stylelint "app/**/*.css"',
  'unused code': 'knip --no-progress',
  ...(hasBuild ? { 'budgets of the build': 'npm run --silent budgets' } : {}),
  'unit tests': 'vitest run',
};

const table = Object.entries(STEPS).map(([step, command]) => {
  const start = performance.now();
  const hasPassed = spawnSync(command, { cwd: root, shell: true, stdio: 'inherit' }).status === 0;
  return { step, seconds: ((performance.now() - start) / 1000).toFixed(1), verdict: hasPassed ? 'passed' : 'FAILED' };
});
console.table(Object.fromEntries(table.map(({ step, ...row }) => [step, row])));
process.exit(table.every(({ verdict }) => verdict === 'passed') ? 0 : 1);
