import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isInstalled, noteInstalled } from './installed.mjs';

let root: string;

const write = (file: string, content: unknown) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), JSON.stringify(content));
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'installed-'));
  const packages = { 'node_modules/a': {}, 'node_modules/a/node_modules/b': {} };
  write('package-lock.json', { packages: { '': {}, ...packages, 'node_modules/for-another-machine': {} } });
  write('node_modules/.package-lock.json', { packages });
  for (const place of Object.keys(packages)) write(`${place}/package.json`, {});
});

afterEach(() => rmSync(root, { recursive: true }));

it('is true once it has been recorded', () => {
  expect(isInstalled(root)).toBe(false);
  noteInstalled(root);
  expect(isInstalled(root)).toBe(true);
});

it.each(['node_modules', 'node_modules/a', 'node_modules/a/node_modules/b', 'node_modules/.package-lock.json'])(
  'is no longer true after %s was deleted',
  (place) => {
    noteInstalled(root);
    rmSync(path.join(root, place), { recursive: true });
    expect(isInstalled(root)).toBe(false);
  },
);

it('is no longer true after the lock file has changed', () => {
  noteInstalled(root);
  write('package-lock.json', {});
  expect(isInstalled(root)).toBe(false);
});
