// Checks where the packages come from, and compares the places that name the version of Node.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const version = read('.node-version').trim();

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly resolved?: string; readonly integrity?: string }>>;
}

it('takes every package from npm, and names its checksum', () => {
  const [, ...installed] = Object.entries((JSON.parse(read('package-lock.json')) as LockFile).packages); // the first is this repository
  for (const [folder, { resolved = 'https://registry.npmjs.org/', integrity }] of installed) {
    expect(resolved, folder).toMatch(/^https:\/\/registry\.npmjs\.org\//);
    expect(integrity, folder).toMatch(/^sha512-/);
  }
});

it('installs the Node of .node-version on every platform, also in containers', () => {
  const { optionalDependencies } = JSON.parse(read('package.json')) as { optionalDependencies: Record<string, string> };
  for (const [name, pinned] of Object.entries(optionalDependencies)) expect(pinned, name).toBe(version);
  expect(read('deploy/Containerfile')).toContain(`node:${version}-`);
});
