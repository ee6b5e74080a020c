// Which code is mutated, and which unit tests have to notice.
import { readdirSync } from 'node:fs';
import path from 'node:path';

export interface Folder {
  readonly name: string; // "wordle", "host"
  readonly code: readonly string[]; // globs from the root; "!" takes out again
  readonly tests: readonly string[];
}

const root = path.resolve(import.meta.dirname, '../..');
/** Neither what belongs to the tests, nor hooks and what reaches into the page or the device: journeys prove those. */
const NOT_MUTATED = ['!**/*.test.ts', '!**/test-*.ts', '!**/use-*.ts', '!app/mini-games/session/browser-world.ts', '!app/forms/fields.ts'];

/** Files of rules that hold nothing but data. */
const DATA = ['hangman/rules/{animals,countries,food,sports}.ts', 'wordle/rules/daily-*.ts', 'solitaire/rules/winnable.ts'];

const games = readdirSync(path.join(root, 'app/mini-games'), { withFileTypes: true })
  .filter((room) => room.isDirectory() && readdirSync(path.join(root, 'app/mini-games', room.name)).includes('journeys.spec.ts'))
  .map(({ name }) => name);

export const folders: readonly Folder[] = [
  ...games.map((game) => ({
    name: game,
    code: [`app/mini-games/${game}/rules/*.ts`, ...NOT_MUTATED, ...DATA.map((glob) => `!app/mini-games/${glob}`)],
    tests: [`app/mini-games/${game}/{rules/,view/,}*.test.ts`],
  })),
  // The saves of the first release are replayed for seconds, and what reads them is the only code that needs it.
  {
    name: 'session',
    code: ['app/mini-games/session/*.ts', '!app/mini-games/session/first-release.ts', ...NOT_MUTATED],
    tests: ['app/mini-games/session/!(first-release).test.ts', 'app/mini-games/links.test.ts', 'app/mini-games/statistics/*.test.ts'],
  },
  { name: 'first-release', code: ['app/mini-games/session/first-release.ts'], tests: ['app/mini-games/session/first-release.test.ts'] },
  { name: 'forms', code: ['app/forms/*.ts', ...NOT_MUTATED], tests: ['app/forms/*.test.ts'] },
  { name: 'search', code: ['app/search/*.ts', ...NOT_MUTATED], tests: ['app/search/*.test.ts'] },
  {
    name: 'content',
    // Vite reads the globs of content.ts as they are written.
    code: ['app/content/rules/*.ts', 'app/content/*schema.ts', 'app/content/fields.ts', '!app/content/rules/content.ts', ...NOT_MUTATED],
    tests: ['app/content/**/*.test.ts'],
  },
  // What runs as a process of its own is tested as one, in which no mutant is switched on.
  { name: 'server', code: ['server/*.ts', '!server/serve.ts', ...NOT_MUTATED], tests: ['server/!(fuzz|serve).test.ts'] },
];
