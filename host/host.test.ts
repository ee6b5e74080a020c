import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, truncateSync } from 'node:fs';
import { get } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createHost, type Host, type HostOptions } from './host.ts';
import { LONG_FILE_BYTES, sendRaw, writeTestSite, type TestSite } from './test-site.ts';

const REQUEST = 'GET /press HTTP/1.1\r\nHost: x\r\n';

let site: TestSite;
let host: Host | undefined;

async function start(options?: HostOptions): Promise<number> {
  host = createHost(site.folder, options);
  host.server.listen(0, '127.0.0.1');
  await once(host.server, 'listening');
  return (host.server.address() as AddressInfo).port;
}

beforeAll(() => {
  site = writeTestSite(['/index.html', '/press.html', '/long.zip', '/gone.zip']);
  truncateSync(path.join(site.folder, 'long.zip'), LONG_FILE_BYTES);
});

afterEach(async () => {
  const stopped = host?.stop();
  host?.server.closeAllConnections();
  await stopped;
  host = undefined;
});

afterAll(() => site.remove());

it.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['two lengths', `${REQUEST}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`, 400],
  ['a length and chunks', `${REQUEST}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
  ['a header without an end', `${REQUEST}X: ${'a'.repeat(20_000)}`, 431],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
])('refuses %s and closes', async (_, bytes, status) => {
  const answer = await sendRaw(await start(), bytes);
  expect(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])).toBe(status);
});

it('cuts off whoever does not finish a head', async () => {
  const port = await start({ limits: { headMs: 20, requestMs: 40, checkMs: 10 } });
  expect(await sendRaw(port, 'GET / HTTP/1.1\r\nX: a')).toMatch(/^HTTP\/1\.1 408 /);
});

it('closes a connection whose visitor takes nothing, and its file', async () => {
  const lines: string[] = [];
  let note = () => {};
  const noted = new Promise<void>((resolve) => (note = resolve));
  const port = await start({
    limits: { silenceMs: 30 },
    writeLog: (line) => {
      lines.push(line);
      note();
    },
  });
  const socket = connect(port, '127.0.0.1', () => socket.write('GET /long.zip HTTP/1.1\r\nHost: x\r\n\r\n'));
  socket.on('error', () => {}).pause();
  await noted;
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ path: '/long.zip', status: 200, complete: false });
  socket.destroy();
});

it('survives a file that is gone since it started', async () => {
  const port = await start();
  rmSync(path.join(site.folder, 'gone.zip'));
  expect(await sendRaw(port, 'GET /gone.zip HTTP/1.1\r\nHost: x\r\n\r\n')).toBe('');
  expect((await fetch(`http://127.0.0.1:${port}/press`)).status).toBe(200);
});

it('logs a line of JSON for each request, without what was searched for', async () => {
  const lines: string[] = [];
  const port = await start({ writeLog: (line) => lines.push(line) });
  const answer = await sendRaw(port, 'GET /press?q=secret HTTP/1.1\r\nHost: x\r\nUser-Agent: "A"\r\nConnection: close\r\n\r\n');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    method: 'GET',
    path: '/press',
    status: 200,
    bytes: answer.length,
    ms: expect.any(Number),
    complete: true,
    agent: '"A"',
  });
});

it('asks for TLS only where it is told that there is TLS', async () => {
  const header = async (port: number) => (await fetch(`http://127.0.0.1:${port}/`)).headers.get('strict-transport-security');
  expect(await header(await start())).toBeNull();
  await host?.stop();
  expect(await header(await start({ isTransportSecure: true }))).toMatch(/^max-age=\d+$/);
});

it('stops on SIGTERM: the running answer is finished, a new connection is refused, and the exit code is 0', async () => {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'serve.ts'), site.folder], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = createInterface(child.stdout)[Symbol.asyncIterator]();
  const exited = once(child, 'exit');
  const port = Number(/:(\d+)$/.exec((await output.next()).value ?? '')?.[1]);

  // The answer is longer than every buffer on its way: it runs for as long as it is not read.
  const request = get({ port, host: '127.0.0.1', path: '/long.zip' });
  const [response] = await once(request, 'response');
  child.kill('SIGTERM');
  expect((await output.next()).value).toMatch(/^Stopping/);
  const refused = connect(port, '127.0.0.1');
  expect((await once(refused, 'error'))[0]).toMatchObject({ code: 'ECONNREFUSED' });

  let bytes = 0;
  for await (const data of response) bytes += (data as Buffer).length;
  expect(bytes).toBe(LONG_FILE_BYTES);
  expect(await exited).toEqual([0, null]);
});
