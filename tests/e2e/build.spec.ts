// Tests what a build leaves, without a browser.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';

test('a build needs nothing but Node to be served', async ({ request }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'build-'));
  cpSync('build/server.js', path.join(folder, 'server.js'));
  symlinkSync(path.resolve('build/client'), path.join(folder, 'client'), 'junction');
  const server = fork(path.join(folder, 'server.js'), { cwd: folder, env: { PORT: '0' }, silent: true });
  try {
    const [line] = (await once(server.stdout ?? server, 'data')) as [Buffer];
    const origin = /http:\S+/.exec(String(line))?.[0];
    const [script] = globSync('assets/*.js', { cwd: 'build/client' });
    for (const [address, status, headers] of [
      ['', 200, { 'content-encoding': 'br' }],
      [script, 200, { 'content-encoding': 'br' }],
      ['healthz', 200, {}],
      ['gone', 404, { 'content-encoding': 'br' }],
    ] as const) {
      const response = await request.get(`${origin}/${address}`, { headers: { 'Accept-Encoding': 'br' } });
      expect(response.status(), address).toBe(status);
      expect(response.headers(), address).toMatchObject(headers);
    }
  } finally {
    server.kill();
    rmSync(folder, { recursive: true });
  }
});

test('the checks of npm run build leave what react-router build has written', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  expect(scripts['build']?.split(' && ')).toContain('react-router build');
  const { mtimeMs: builtAt } = statSync('build/server.js');
  expect(globSync('build/**').filter((file) => statSync(file).mtimeMs > builtAt)).toEqual([]);
});
