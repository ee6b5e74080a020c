// Compares the places that name the version of Node.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const version = read('.node-version').trim();

it('installs the Node of .node-version on every platform', () => {
  const { optionalDependencies } = JSON.parse(read('package.json')) as { optionalDependencies: Record<string, string> };
  for (const [name, pinned] of Object.entries(optionalDependencies)) expect(pinned, name).toBe(version);
});

it('builds and serves in containers of the same Node', () => {
  expect(read('deploy/Containerfile')).toContain(`node:${version}-`);
});
