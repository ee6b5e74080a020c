// Tests the import boundaries: writes files with forbidden imports, which oxlint and the type check of the rules have to refuse.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { IMPORT_BOUNDARIES } from '../../../../tools/checks/import-boundaries.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const getBinary = (name: string) => path.join(root, 'node_modules/.bin', name);
let testRepo: string;

beforeAll(() => {
  testRepo = mkdtempSync(path.join(tmpdir(), 'house-'));
  for (const file of ['oxlint.config.ts', 'tools/checks/import-boundaries.ts', 'package.json', 'tsconfig.json', 'tsconfig.rules.json'])
    cpSync(path.join(root, file), path.join(testRepo, file));
  mkdirSync(path.join(testRepo, 'app/games/a-new-game'), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(testRepo, 'node_modules'));
});

afterAll(() => rmSync(testRepo, { recursive: true }));

function writeSource(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(testRepo, file)), { recursive: true });
  writeFileSync(path.join(testRepo, file), text);
}

const REFUSED = [
  ['app/content/planted.ts', '#app/pages/home/home.tsx'],
  ['app/content/planted.ts', '#app/games/snake/entry.ts'],
  ['app/components/ui/planted.tsx', '#app/content/data/faq.ts'],
  ['app/components/share/planted.ts', '#app/forms/submission.ts'],
  ['app/layout/planted.tsx', '#app/games/registry.ts'],
  ['app/pages/planted.tsx', '#app/game-kit/session/session.ts'],
  ['app/game-kit/session/planted.ts', '#app/games/snake/entry.ts'],
  ['app/games/a-new-game/view/view.tsx', '#app/games/snake/view/view.tsx'],
  ['app/games/a-new-game/view/view.tsx', '#app/game-kit/session/session.ts'],
  ['app/games/a-new-game/rules/rules.ts', '#app/components/ui/controls/button.tsx'],
  ['app/games/a-new-game/rules/rules.ts', '#app/games/a-new-game/text.ts'],
  ['app/games/a-new-game/rules/deal.ts', 'react'],
  ['app/games/a-new-game/rules/rules.ts', './view.tsx'],
  ['app/card-kit/rules/planted.ts', '#app/card-kit/view/card.tsx'],
  ['app/card-kit/view/planted.tsx', '#app/games/solitaire/text.ts'],
  ['app/card-kit/view/planted.tsx', '#app/content/data/site.ts'],
  ['app/game-kit/stage/planted.tsx', '#app/content/paths.ts'],
  ['app/game-kit/result/planted.tsx', '#app/game-kit/stage/screen.tsx'],
  ['app/game-kit/stage/planted.tsx', '#app/service-worker/install-button.tsx'],
  ['app/game-kit/stage/planted.tsx', '#app/arcade/lazy-stage/site.tsx'],
  ['app/game-kit/lib/planted.ts', '#app/components/ui/controls/button.tsx'],
  ['app/seo/planted.ts', '../content/data/faq.ts'],
  ['app/startup/planted.ts', '#app/components/ui/controls/button.tsx'],
  ['app/web-vitals/planted.ts', '#app/pages/home/home.tsx'],
] as const;

const ALLOWED = [
  ['app/pages/planted.tsx', '#app/content/data/faq.ts'],
  ['app/content/planted.ts', '#app/games/registry.ts'],
  ['app/game-kit/stage/planted.tsx', '#app/components/ui/icon.tsx'],
  ['app/games/a-new-game/view/view.tsx', '#app/game-kit/input/roving-grid.tsx'],
  ['app/games/a-new-game/view/view.tsx', '#app/games/a-new-game/rules/rules.ts'],
  ['app/games/a-new-game/rules/rules.ts', '#app/game-kit/lib/random.ts'],
  ['app/games/a-new-game/rules/rules.ts', '#app/card-kit/rules/cards.ts'],
] as const;

interface Report {
  readonly diagnostics: readonly { readonly code: string; readonly filename: string }[];
}

it('refuses imports across the boundaries, and allows those within', () => {
  // One run of oxlint checks a file for each import.
  const planted = new Map<string, string>();
  for (const [index, [file, imported]] of [...REFUSED, ...ALLOWED].entries()) {
    const plantedPath = file.replace(/(\.tsx?)$/, `-${index}$1`);
    writeSource(plantedPath, `import { something } from '${imported}';\n\nexport const planted = something;\n`);
    planted.set(plantedPath, `${file} imports ${imported}`);
  }
  const { stdout } = spawnSync(getBinary('oxlint'), ['--deny-warnings', '--format=json', ...planted.keys()], {
    cwd: testRepo,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as Report;
  expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(['eslint(no-restricted-imports)']));
  const refused = diagnostics.map(({ filename }) => planted.get(filename));
  expect(new Set(refused)).toEqual(new Set(REFUSED.map(([file, imported]) => `${file} imports ${imported}`)));
});

it('the kits may import nothing of the site but the ground that is taken away with them', () => {
  const isKit = (glob: string) => /^app\/(game|card)-kit\//.test(glob);
  const allowed = IMPORT_BOUNDARIES.filter(({ from }) => isKit(from)).flatMap(({ to }) => to);
  expect(allowed.filter((glob) => !/^((game|card)-kit|components\/ui|storage|content\/format)\//.test(glob))).toEqual([]);
});

it('rules cannot use the DOM', () => {
  writeSource('app/games/a-new-game/rules/rules.ts', 'export const width = (): number => window.innerWidth;\n');
  const { stdout, status } = spawnSync(getBinary('tsc'), ['-p', 'tsconfig.rules.json'], { cwd: testRepo, encoding: 'utf8' });
  expect(status).not.toBe(0);
  expect(stdout).toContain("'window'");
});
