import { once } from 'node:events';
import { truncateSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createHost, type Host, type HostOptions } from './host.ts';
import { readSite, type Site } from './site.ts';
import { HEADERS, LONG_FILE_BYTES, sendRaw, writeTestSite } from './test-site.ts';

const REQUEST = 'GET /press HTTP/1.1\r\nHost: x\r\n';
const LONG_REQUEST = 'GET /long.zip HTTP/1.1\r\nHost: x\r\n\r\n';
const POLICY = `\r\nContent-Security-Policy: ${HEADERS.documents['Content-Security-Policy']}\r\n`;

let site: Site;
let host: Host | undefined;
let sockets: Socket[] = [];

async function start(options?: HostOptions, served = site): Promise<number> {
  host = createHost(served, options);
  return host.listen();
}

/** A connection that reads nothing until it is resumed. */
async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => {}).pause();
  await once(socket, 'connect');
  return socket;
}

/** Collects the lines of a log; `next` waits for one. */
function collect() {
  const lines: Record<string, unknown>[] = [];
  let note = () => {};
  const writeLog = (line: string) => {
    lines.push(JSON.parse(line) as Record<string, unknown>);
    note();
  };
  const next = async () => {
    if (lines.length === 0) await new Promise<void>((resolve) => (note = resolve));
    return lines.shift();
  };
  return { lines, writeLog, next };
}

function statuses(answers: string): string[] {
  return [...answers.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status = '']) => status);
}

beforeAll(() => {
  const folder = writeTestSite(['/index.html', '/press.html', '/long.zip']);
  truncateSync(path.join(folder.folder, 'long.zip'), LONG_FILE_BYTES);
  site = readSite(folder.folder);
  folder.remove();
});

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await host?.stop();
  host = undefined;
});

describe('bytes that are not a request', () => {
  it.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['two lengths', `${REQUEST}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`, 400],
    ['a length and chunks', `${REQUEST}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
    ['a header without an end', `${REQUEST}X: ${'a'.repeat(20_000)}`, 431],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n', 405],
  ])('(%s) are refused in words, with our headers, and logged', async (_, bytes, status) => {
    const log = collect();
    const answer = await sendRaw(await start({ writeLog: log.writeLog }), bytes);
    expect(statuses(answer)).toEqual([String(status)]);
    expect(answer).toContain(POLICY);
    expect(answer).toContain('\r\nConnection: close\r\n');
    expect(answer).toMatch(/\r\nContent-Length: [1-9]/);
    expect(await log.next()).toMatchObject({ status, bytes: answer.length, complete: true });
  });

  it('do not interrupt an answer that is being sent', async () => {
    const answer = await sendRaw(await start(), `${LONG_REQUEST}hello\r\n\r\n`);
    expect(statuses(answer)).toEqual(['200']);
    expect(answer.length).toBeGreaterThan(LONG_FILE_BYTES);
  });
});

it.each(['Expect: 100-continue', 'Expect: something'])(
  'answers right away if the visitor asks before sending a body (%s)',
  async (expectation) => {
    const answer = await sendRaw(await start(), `${REQUEST}${expectation}\r\nConnection: close\r\n\r\n`);
    expect(statuses(answer)).toEqual(['200']);
  },
);

it('answers with 500 if answering fails, reports why, and goes on', async () => {
  const errors: unknown[] = [];
  const failing = new (class extends Map<string, never> {
    override get(address: string): never | undefined {
      if (address === '/press') throw new Error('planted');
      return undefined;
    }
  })();
  const port = await start({ writeError: (error) => errors.push(error) }, { ...site, files: failing });
  const answer = await sendRaw(port, `${REQUEST}\r\nGET /no HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect(statuses(answer)).toEqual(['500', '404']);
  expect(answer).toContain(POLICY);
  expect(answer).not.toContain('planted');
  expect(errors).toEqual([new Error('planted')]);
});

describe('limits', () => {
  it('a head that is too long is refused', async () => {
    expect(statuses(await sendRaw(await start({ limits: { headBytes: 1000 } }), `${REQUEST}X: ${'a'.repeat(2000)}\r\n\r\n`))).toEqual([
      '431',
    ]);
  });

  it('a head that does not end in time is refused', async () => {
    const port = await start({ limits: { headMs: 20, checkMs: 5 } });
    const answer = await sendRaw(port, 'GET / HTTP/1.1\r\nX: a');
    expect(statuses(answer)).toEqual(['408']);
    expect(answer).toContain(POLICY);
  });

  it('a connection that never sends anything is closed without an answer', async () => {
    const log = collect();
    expect(await sendRaw(await start({ limits: { headMs: 20, checkMs: 5 }, writeLog: log.writeLog }), '')).toBe('');
    expect(log.lines).toEqual([]);
  });

  it('a body has to end in time', async () => {
    const port = await start({ limits: { headMs: 20, requestMs: 30, checkMs: 5 } });
    expect(statuses(await sendRaw(port, `${REQUEST}Content-Length: 9\r\n\r\n`))[0]).toBe('200');
  });

  it('a connection without another request is closed', async () => {
    const port = await start({ limits: { keepAliveMs: 20, checkMs: 5 } });
    expect(statuses(await sendRaw(port, `${REQUEST}\r\n`))).toEqual(['200']);
  });

  it('a connection whose visitor stops reading is closed', async () => {
    const log = collect();
    const port = await start({ limits: { silenceMs: 30, checkMs: 5 }, writeLog: log.writeLog });
    (await open(port)).write(LONG_REQUEST.repeat(3));
    expect(await log.next()).toMatchObject({ path: '/long.zip', status: 200, complete: false });
  });

  it('a connection with too many waiting requests is closed', async () => {
    const log = collect();
    const port = await start({ limits: { waiting: 3 }, writeLog: log.writeLog });
    expect(statuses(await sendRaw(port, `${REQUEST}\r\n`.repeat(2) + `${REQUEST}Connection: close\r\n\r\n`))).toHaveLength(3);
    log.lines.length = 0;
    (await open(port)).write(LONG_REQUEST + `${REQUEST}\r\n`.repeat(3));
    expect(await log.next()).toMatchObject({ path: '/long.zip', complete: false });
  });

  it('a connection is closed after its last allowed request', async () => {
    const answer = await sendRaw(await start({ limits: { requests: 2 } }), `${REQUEST}\r\n`.repeat(3));
    expect(statuses(answer)).toEqual(['200', '200']);
  });

  it('a connection too many is closed if all others are busy', async () => {
    const port = await start({ limits: { connections: 1 } });
    const busy = await open(port);
    busy.write(LONG_REQUEST);
    await once(busy, 'readable');
    expect(await sendRaw(port, `${REQUEST}\r\n`)).toBe('');
  });
});

it('stops without waiting for idle connections, even those that never sent anything', async () => {
  const port = await start();
  const [silent, half, kept] = [await open(port), await open(port), await open(port)];
  half.write('GET / HTTP/1.1\r\n');
  kept.resume().write(`${REQUEST}\r\n`);
  await once(kept, 'data');
  const closed = [silent, half, kept].map((socket) => once(socket.resume(), 'close'));
  await host?.stop();
  await Promise.all(closed);
});

it('stops in time even if a visitor does not read the answer', async () => {
  const busy = await open(await start({ limits: { stopMs: 20 } }));
  busy.write(LONG_REQUEST);
  await once(busy, 'readable');
  await host?.stop();
});

it('logs a line of JSON for each request, without its query', async () => {
  const log = collect();
  const port = await start({ writeLog: log.writeLog });
  const answer = await sendRaw(port, 'GET /press?q=secret HTTP/1.1\r\nHost: x\r\nUser-Agent: "A"\r\nConnection: close\r\n\r\n');
  expect(log.lines).toEqual([
    {
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      method: 'GET',
      path: '/press',
      status: 200,
      bytes: answer.length,
      ms: expect.any(Number),
      complete: true,
      agent: '"A"',
    },
  ]);
});
