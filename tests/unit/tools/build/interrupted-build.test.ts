import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { expect, it } from 'vitest';

it('leaves nothing of a build that is interrupted', async () => {
  const build = spawn(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(build, 'exit');
  await new Promise<void>((resolve) => {
    build.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes('building client')) resolve();
    });
  });
  const folder = `.build-${build.pid}`;
  mkdirSync(`${folder}/next/client`, { recursive: true });
  build.kill('SIGTERM');
  expect(await exited).toEqual([143, null]);
  expect(existsSync(folder)).toBe(false);
});
