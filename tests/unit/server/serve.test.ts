// Tests the program that the build makes of the server, in a folder without packages.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect, createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { bundleProgram } from '../../../tools/build/lib/bundle-script.ts';
import { LONG_FILE_BYTES, writeTestSite, type TestSite } from './test-site.ts';

let site: TestSite;
let startedProcesses: ChildProcess[] = [];

function start(environment: Record<string, string>) {
  const env = { ...process.env, PORT: '0', ...environment };
  const child = fork(path.join(site.folder, '../server.js'), { env, silent: true });
  startedProcesses.push(child);
  if (!child.stdout || !child.stderr) throw new Error('The server has no output');
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const nextLine = async () => String((await lines.next()).value);
  return { child, exited: once(child, 'exit'), errors: text(child.stderr), nextLine };
}

async function serve(environment: Record<string, string> = {}) {
  const running = start(environment);
  return { ...running, port: Number(/^The site is at http:\/\/localhost:(\d+)$/.exec(await running.nextLine())?.[1]) };
}

/** Requests a file that is longer than all buffers, so that its response stays open until it is read. */
async function requestLongFile(port: number): Promise<IncomingMessage> {
  const [response] = (await once(get({ port, host: '127.0.0.1', path: '/long.zip' }), 'response')) as [IncomingMessage];
  return response;
}

async function countBytes(response: IncomingMessage): Promise<number> {
  let bytes = 0;
  for await (const data of response) bytes += (data as Buffer).length;
  return bytes;
}

beforeAll(async () => {
  site = writeTestSite(['/index.html']);
  site.write('../server.js', await bundleProgram('server/serve.ts'));
  site.write('/long.zip', Buffer.alloc(LONG_FILE_BYTES));
});

afterEach(() => {
  for (const child of startedProcesses) child.kill('SIGKILL');
  startedProcesses = [];
});

afterAll(() => site.remove());

it('on SIGTERM, finishes open responses, refuses new connections and exits with 0', async () => {
  const { child, port, exited, nextLine } = await serve({ HSTS: '1', ACCESS_LOG: '1' });
  const response = await requestLongFile(port);
  expect(response.headers['strict-transport-security']).toMatch(/^max-age=/);
  child.kill('SIGTERM');
  expect(await nextLine()).toMatch(/^Stopping \(SIGTERM\)/);
  expect((await once(connect(port, '127.0.0.1'), 'error'))[0]).toMatchObject({ code: 'ECONNREFUSED' });
  expect(await countBytes(response)).toBe(LONG_FILE_BYTES);
  expect(JSON.parse(await nextLine())).toMatchObject({ path: '/long.zip', complete: true });
  expect(await exited).toEqual([0, null]);
});

it('exits when its parent process ends', async () => {
  const { child, exited } = await serve();
  child.disconnect();
  expect(await exited).toEqual([0, null]);
});

it('exits when the process that reads its log ends', async () => {
  const { child, port, exited } = await serve({ ACCESS_LOG: '1' });
  child.stdout?.destroy();
  await countBytes(await requestLongFile(port)).catch(() => {});
  expect(await exited).toEqual([1, null]);
});

it('reports a taken port in one line', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { exited, errors } = start({ PORT: String(port) });
  expect(await exited).toEqual([1, null]);
  expect(await errors).toMatch(new RegExp(`^Cannot serve .* PORT=${port}: listen EADDRINUSE: .*\n$`));
  other.close();
});

it.each(['abc', '65536', '-1', '3000.5'])('reports the invalid port "%s" in one line', async (port) => {
  const { exited, errors } = start({ PORT: port });
  expect(await exited).toEqual([1, null]);
  expect(await errors).toMatch(/^Cannot serve .* PORT=.*: options\.port should be >= 0 and < 65536\..*\n$/);
});
