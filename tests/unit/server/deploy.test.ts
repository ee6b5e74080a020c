// Tests that the files in deploy/ match what they build and start.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const hasCaddy = spawnSync('caddy', ['version']).status === 0;

function list(text: string, pattern: RegExp): string[] {
  return [...new Set(Array.from(text.matchAll(pattern), ([, name = '']) => name))].toSorted();
}

it('passes every variable that a build reads into the container, and explains it', () => {
  const sources = [...globSync('app/**/*.{ts,tsx}'), 'tools/build/lib/build-environment.ts'].map(read).join('\n');
  const variables = list(sources, /env(?:\.|\[')((?:VITE|SITE)_[A-Z_]+)/g);
  expect(list(read('deploy/Containerfile'), /^ARG ((?:VITE|SITE)_\w+)$/gm)).toEqual(variables);
  expect(list(read('deploy/compose.yaml'), /^ +(\w+): \$\{\1:-/gm)).toEqual(variables);
  expect(list(read('docs/deploying.md'), /^\| `(\w+)` +\| the build/gm)).toEqual(variables);
});

it.skipIf(!hasCaddy)('has a Caddyfile that Caddy accepts', () => {
  const { status, stderr } = spawnSync('caddy', ['validate', '--adapter', 'caddyfile', '--config', 'deploy/Caddyfile']);
  expect(status, String(stderr)).toBe(0);
});
