import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, it } from 'vitest';

const RUN_MODULE = path.join(import.meta.dirname, '../../../../tools/setup/child-processes.mjs');
const ENDLESS_SCRIPT = "setTimeout(() => {}, 600_000); console.log('running');";
const CHILD_SCRIPT = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(ENDLESS_SCRIPT)}], { stdio: 'inherit' });`;

it.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
] as const)('stops its children and their children on %s', async (signal, code) => {
  const script = `import { run } from ${JSON.stringify(RUN_MODULE)}; run(process.execPath, ['-e', ${JSON.stringify(CHILD_SCRIPT)}]);`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [exited, closed] = [once(parent, 'exit'), once(parent.stdout, 'close')];
  await once(parent.stdout, 'data');
  parent.kill(signal);
  expect(await exited).toEqual([code, null]);
  // All three processes share one pipe, which closes when the last of them ends.
  await closed;
});

it('notifies a child with a channel when its parent is killed', async () => {
  const child = `process.on('disconnect', () => process.exit()); ${ENDLESS_SCRIPT}`;
  const script = `import { run } from ${JSON.stringify(RUN_MODULE)}; run(process.execPath, ['-e', ${JSON.stringify(child)}], { channel: true });`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(parent.stdout, 'close');
  await once(parent.stdout, 'data');
  parent.kill('SIGKILL');
  await closed;
});
