// Misplaced imports are refused: planted files must be caught by the lint and by the compilation of the rules.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const bin = (name: string) => path.join(root, 'node_modules/.bin', name);
let house: string;

beforeAll(() => {
  house = mkdtempSync(path.join(tmpdir(), 'house-'));
  for (const file of ['oxlint.config.ts', 'checks/arrows.ts', 'package.json', 'tsconfig.json', 'tsconfig.rules.json'])
    cpSync(path.join(root, file), path.join(house, file));
  mkdirSync(path.join(house, 'app/mini-games/a-new-game'), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(house, 'node_modules'));
});

afterAll(() => rmSync(house, { recursive: true }));

function plant(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(house, file)), { recursive: true });
  writeFileSync(path.join(house, file), text);
}

/** What the lint says of one file that imports `imported`. */
function lint(file: string, imported: string): string {
  plant(file, `import { something } from '${imported}';\n\nexport const planted = something;\n`);
  const { stdout, status } = spawnSync(bin('oxlint'), ['--deny-warnings', file], { cwd: house, encoding: 'utf8' });
  return status === 0 ? '' : stdout;
}

describe('import arrows', () => {
  it.each([
    ['app/content/planted.ts', '#app/pages/home/home.tsx'],
    ['app/content/planted.ts', '#app/mini-games/snake/entry.ts'],
    ['app/ui/planted.tsx', '#app/content/faq.ts'],
    ['app/share/planted.ts', '#app/forms/submission.ts'],
    ['app/layout/planted.tsx', '#app/mini-games/registry.ts'],
    ['app/pages/planted.tsx', '#app/mini-games/session/session.ts'],
    ['app/mini-games/session/planted.ts', '#app/mini-games/snake/entry.ts'],
    ['app/mini-games/a-new-game/view/view.tsx', '#app/mini-games/snake/view/view.tsx'],
    ['app/mini-games/a-new-game/view/view.tsx', '#app/mini-games/session/session.ts'],
    ['app/mini-games/a-new-game/rules/rules.ts', '#app/ui/button.tsx'],
    ['app/mini-games/a-new-game/rules/rules.ts', '#app/mini-games/a-new-game/words.ts'],
    ['app/mini-games/a-new-game/rules/deal.ts', 'react'],
    ['app/mini-games/a-new-game/rules/rules.ts', './view.tsx'],
    ['app/mini-games/lib/planted.ts', '#app/ui/button.tsx'],
    ['app/seo/planted.ts', '../content/faq.ts'],
    ['app/boot/planted.ts', '#app/ui/button.tsx'],
    ['app/vitals/planted.ts', '#app/pages/home/home.tsx'],
  ])('refuses %s importing %s', (file, imported) => {
    expect(lint(file, imported)).toContain('no-restricted-imports');
  });

  it.each([
    ['app/pages/planted.tsx', '#app/content/faq.ts'],
    ['app/content/planted.ts', '#app/mini-games/registry.ts'],
    ['app/mini-games/a-new-game/view/view.tsx', '#app/mini-games/input/roving-grid.tsx'],
    ['app/mini-games/a-new-game/view/view.tsx', '#app/mini-games/a-new-game/rules/rules.ts'],
    ['app/mini-games/a-new-game/rules/rules.ts', '#app/mini-games/lib/rng.ts'],
  ])('lets %s import %s', (file, imported) => {
    expect(lint(file, imported)).toBe('');
  });
});

describe('rules', () => {
  it('cannot use the DOM', () => {
    plant('app/mini-games/a-new-game/rules/rules.ts', 'export const width = (): number => window.innerWidth;\n');
    const { stdout, status } = spawnSync(bin('tsc'), ['-p', 'tsconfig.rules.json'], { cwd: house, encoding: 'utf8' });
    expect(status).not.toBe(0);
    expect(stdout).toContain("'window'");
  });
});
