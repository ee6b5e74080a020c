import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { truncateSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { LONG_FILE_BYTES, writeTestSite, type TestSite } from './test-site.ts';

/** Breaks the host from the inside, on a message from the outside. */
const FAULTS = `data:text/javascript,process.on('message', (fault) => {
  if (fault === 'throw') throw new Error('planted');
  Promise.reject(new Error('planted'));
})`;

let site: TestSite;

interface Running {
  readonly child: ChildProcess;
  readonly port: number;
  readonly exited: Promise<unknown[]>;
  readonly errors: Promise<string>;
  nextLine(): Promise<string>;
}

async function serve(environment: Record<string, string> = {}, flags: readonly string[] = []): Promise<Running> {
  const child = fork(path.join(import.meta.dirname, 'serve.ts'), [site.folder], {
    env: { ...process.env, PORT: '0', ...environment },
    execArgv: [...flags],
    silent: true,
  });
  if (!child.stdout || !child.stderr) throw new Error('The host has no output');
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const nextLine = async () => String((await lines.next()).value);
  const [exited, errors] = [once(child, 'exit'), text(child.stderr)];
  return { child, port: Number(/:(\d+)$/.exec(await nextLine())?.[1]), exited, errors, nextLine };
}

/** An answer longer than every buffer on its way: it keeps running until it is read. */
async function askForLong(port: number): Promise<IncomingMessage> {
  const [response] = (await once(get({ port, host: '127.0.0.1', path: '/long.zip' }), 'response')) as [IncomingMessage];
  return response;
}

async function countBytes(response: IncomingMessage): Promise<number> {
  let bytes = 0;
  for await (const data of response) bytes += (data as Buffer).length;
  return bytes;
}

beforeAll(() => {
  site = writeTestSite(['/index.html', '/long.zip']);
  truncateSync(path.join(site.folder, 'long.zip'), LONG_FILE_BYTES);
});

afterAll(() => site.remove());

vi.setConfig({ testTimeout: 30_000 }); // processes take their time to start on a busy machine

it('follows its environment, and on SIGTERM finishes running answers and refuses new connections', async () => {
  const { child, port, exited, nextLine } = await serve({ HSTS: '1', ACCESS_LOG: '1' });
  const response = await askForLong(port);
  expect(response.headers['strict-transport-security']).toMatch(/^max-age=/);
  child.kill('SIGTERM');
  expect(await nextLine()).toMatch(/^Stopping \(SIGTERM\)/);
  expect((await once(connect(port, '127.0.0.1'), 'error'))[0]).toMatchObject({ code: 'ECONNREFUSED' });
  expect(await countBytes(response)).toBe(LONG_FILE_BYTES);
  expect(JSON.parse(await nextLine())).toMatchObject({ path: '/long.zip', complete: true });
  expect(await exited).toEqual([0, null]);
});

it('reports an uncaught exception, finishes running answers and fails', async () => {
  const { child, port, exited, errors } = await serve({}, ['--import', FAULTS]);
  const response = await askForLong(port);
  expect(response.headers).not.toHaveProperty('strict-transport-security');
  child.send('throw');
  expect(await countBytes(response)).toBe(LONG_FILE_BYTES);
  expect(await exited).toEqual([1, null]);
  expect(await errors).toMatch(/^uncaughtException: Error: planted\n/);
});

it('reports an unhandled rejection and fails', async () => {
  const { child, exited, errors } = await serve({}, ['--import', FAULTS]);
  child.send('reject');
  expect(await exited).toEqual([1, null]);
  expect(await errors).toMatch(/^unhandledRejection: Error: planted\n/);
});

it('ends when the process that started it is gone', async () => {
  const { child, exited } = await serve();
  child.disconnect();
  expect(await exited).toEqual([0, null]);
});

it('says in a sentence what is wrong with its environment', async () => {
  const { exited, errors } = await serve({ PORT: 'abc' });
  expect(await exited).toEqual([1, null]);
  expect(await errors).toBe('PORT is "abc"; it has to be a whole number from 0 to 65535, such as PORT=3000\n');
});
