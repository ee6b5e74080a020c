// Checks where the packages come from.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly resolved?: string; readonly integrity?: string }>>;
}

it('takes every package from npm, and names its checksum', () => {
  const { packages } = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../../../package-lock.json'), 'utf8')) as LockFile;
  const [, ...installed] = Object.entries(packages); // the first is this repository
  for (const [folder, { resolved = 'https://registry.npmjs.org/', integrity }] of installed) {
    expect(resolved, folder).toMatch(/^https:\/\/registry\.npmjs\.org\//);
    expect(integrity, folder).toMatch(/^sha512-/);
  }
});
