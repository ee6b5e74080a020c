// Tests that the files in deploy/ match the server that they start.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const hasCaddy = spawnSync('caddy', ['version']).status === 0;

it('copies exactly the packages that the server imports into the container, and these have no dependencies', () => {
  const code = ['headers', 'serve', 'server'].map((name) => read(`server/${name}.ts`)).join('');
  const imported = [...code.matchAll(/ from '(?!node:|\.)([^']+)'/g)].map(([, name = '']) => name);
  const copied = [...read('deploy/Containerfile').matchAll(/node_modules\/(\S+) node_modules\/\1$/gm)].map(([, name = '']) => name);
  expect(copied.toSorted()).toEqual(imported.toSorted());
  for (const name of copied) expect(JSON.parse(read(`node_modules/${name}/package.json`)).dependencies ?? {}).toEqual({});
});

it.skipIf(!hasCaddy)('has a Caddyfile that Caddy accepts', () => {
  const { status, stderr } = spawnSync('caddy', ['validate', '--adapter', 'caddyfile', '--config', 'deploy/Caddyfile']);
  expect(status, String(stderr)).toBe(0);
});
