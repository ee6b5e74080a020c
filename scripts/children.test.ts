import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

vi.setConfig({ testTimeout: 30_000 }); // processes take their time to start on a busy machine

/** Starts a child, which starts another one. All of them share one pipe, which ends when the last of them is gone. */
const PARENT = `
import { startChild } from ${JSON.stringify(path.join(import.meta.dirname, 'children.mjs'))};
const sleep = "setInterval(() => {}, 1000); console.log('asleep');";
const start = "require('child_process').spawn(process.execPath, ['-e', " + JSON.stringify(sleep) + "], { stdio: 'inherit' }); setInterval(() => {}, 1000);";
startChild(process.execPath, ['-e', start]);
`;

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'children-'));
  writeFileSync(path.join(folder, 'parent.mjs'), PARENT);
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Resolves once all three processes are running. */
async function start(): Promise<{ parent: ChildProcess; exited: Promise<unknown[]>; ended: Promise<unknown> }> {
  const parent = fork(path.join(folder, 'parent.mjs'), { silent: true, execArgv: [] });
  if (!parent.stdout) throw new Error('There is no output');
  const [exited, ended] = [once(parent, 'exit'), once(parent.stdout, 'close')];
  await once(parent.stdout, 'data');
  return { parent, exited, ended };
}

it('ends everything it started, whichever signal ends it', async () => {
  const signals = [
    ['SIGTERM', 143],
    ['SIGINT', 130],
    ['SIGHUP', 129],
  ] as const;
  const all = signals.map(async ([signal, code]) => {
    const { parent, exited, ended } = await start();
    parent.kill(signal);
    expect(await exited).toEqual([code, null]);
    await ended;
  });
  await Promise.all(all);
});

it('ends with everything it started when its own parent is gone', async () => {
  const { parent, ended } = await start();
  parent.disconnect();
  await ended;
});
