// Tests that the files in deploy/ match the server that they start.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const hasCaddy = spawnSync('caddy', ['version']).status === 0;

it.skipIf(!hasCaddy)('has a Caddyfile that Caddy accepts', () => {
  const { status, stderr } = spawnSync('caddy', ['validate', '--adapter', 'caddyfile', '--config', 'deploy/Caddyfile']);
  expect(status, String(stderr)).toBe(0);
});
