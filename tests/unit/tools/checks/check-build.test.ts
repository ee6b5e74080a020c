import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findBuildFault } from '../../../../tools/checks/check-build.ts';

let folder: string;

/** Writes a file of the repository, `changedAt` seconds after a certain time. */
function write(name: string, changedAt: number): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '');
  utimesSync(file, changedAt, changedAt);
}

const SOURCES = ['app/pages/home/home.tsx', 'public/robots.txt', 'server/headers.ts', 'tools/build/html/markup.ts', 'vite.config.ts'];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'build-'));
  for (const source of [...SOURCES, 'package.json', 'react-router.config.ts']) write(source, 1);
});
afterEach(() => rmSync(folder, { recursive: true }));

it('accepts a build that is newer than its sources, whatever else is newer', () => {
  write('build/manifest.json', 2);
  write('tests/e2e/pages/home.spec.ts', 3);
  expect(findBuildFault(folder)).toBeNull();
});

it.each(SOURCES)('refuses a build that is older than %s, and says what to run', (source) => {
  write('build/manifest.json', 2);
  write(source, 3);
  expect(findBuildFault(folder)).toBe(`The build is older than ${source}; run npm run build.`);
});

it('says that there is no build', () => {
  expect(findBuildFault(folder)).toBe('There is no build; run npm run build.');
});
