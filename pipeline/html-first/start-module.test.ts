import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startsOf } from './start-module.ts';

const WANTED_ELSEWHERE = 'assets/shared.js';
const MODULES: Record<string, string> = {
  [WANTED_ELSEWHERE]: 'export const shared = "shared stays";',
  'assets/small.js':
    'import { shared } from "./shared.js"; export const small = () => import("./late.js").then(() => console.log("small inside", shared));',
  'assets/entry.js': 'console.log("entry inside");',
  'assets/late.js': 'console.log("late stays");',
  'assets/large.js': `console.log("large stays");//${'.'.repeat(20_480)}`,
  'assets/manifest-1.js': 'window.manifest = "manifest stays";',
};
const TEXT = `
  import "/assets/manifest-1.js";
  import "/assets/large.js";
  import { small } from "/assets/small.js";
  small();
  import("/assets/entry.js");
`;

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'starts-'));
  mkdirSync(path.join(folder, 'assets'));
  for (const [file, text] of Object.entries(MODULES)) writeFileSync(path.join(folder, file), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

it('holds what is small and only starts want, and imports the rest as before', async () => {
  const kept: string[] = [];
  const startOf = startsOf(
    folder,
    (file) => file === WANTED_ELSEWHERE,
    (code) => `/assets/start-${kept.push(code)}.js`,
  );
  const [first, second] = await Promise.all([startOf(TEXT), startOf(TEXT)]);
  expect(second).toBe(first);
  expect(first?.address).toBe('/assets/start-1.js');
  expect(first?.holds.toSorted()).toEqual(['/assets/entry.js', '/assets/small.js']);
  const [code = ''] = kept;
  expect(code).toContain('small inside');
  expect(code).toContain('entry inside');
  expect(code).not.toContain('stays');
  for (const file of [WANTED_ELSEWHERE, 'assets/large.js', 'assets/late.js', 'assets/manifest-1.js']) expect(code).toContain(`/${file}`);
});
