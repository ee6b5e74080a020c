// Thousands of requests, well-formed or not: after each of them the host still answers, and it never sends anything but its own answers.
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { array, assert, asyncProperty, constantFrom, nat, oneof, property, record, string, tuple, uint8Array } from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { answer } from './answer.ts';
import { createHost, type Host } from './host.ts';
import { LIMITS } from './limits.ts';
import { readSite, type Site } from './site.ts';
import { compressTestFile, HEADERS, writeTestSite } from './test-site.ts';

const LETTERS = '/letters.txt';
const SEED = 16;
const GIVEN_UP_MS = 20;
const CONNECTIONS = 10;

const OWN_NAMES =
  'Accept-Ranges Allow Cache-Control Connection Content-Encoding Content-Length Content-Range Content-Type Date ETag Keep-Alive Last-Modified ' +
  'Location Vary';
const NAMES = new Set([...OWN_NAMES.split(' '), ...Object.keys({ ...HEADERS.everything, ...HEADERS.documents })]);
const STATUSES = new Set(['200', '206', '304', '308', '400', '404', '405', '412', '413', '414', '416', '431']);
const POLICIES = Object.keys(HEADERS.everything);

let site: Site;
let host: Host;
let port: number;
let answered = 0;
const errors: unknown[] = [];
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

beforeAll(async () => {
  const folder = writeTestSite(['/index.html', '/press.html', '/a/b.html', LETTERS]);
  compressTestFile(folder.folder, '/long.js', 'long '.repeat(400));
  site = readSite(folder.folder);
  folder.remove();
  host = createHost(site, { writeError: (error) => errors.push(error) });
  port = await host.listen();
});

afterAll(async () => {
  agent.destroy();
  await host.stop();
});

vi.setConfig({ testTimeout: 30_000 });

const number = oneof(nat(40), constantFrom('', '00', '-1', '9007199254740993', '9'.repeat(400)));
const ranges = tuple(
  constantFrom('bytes', 'bytes', 'bytes', 'lines'),
  oneof(
    { weight: 3, arbitrary: array(tuple(number, number), { minLength: 1, maxLength: 1 }) },
    array(tuple(number, number), { maxLength: 3 }),
  ),
).map(([unit, parts]) => `${unit}=${parts.map(([first, last]) => `${first}-${last}`).join(',')}`);
const dates = constantFrom('Mon, 01 Jan 2001 00:00:00 GMT', 'Wed, 01 Jan 2200 00:00:00 GMT', 'yesterday', '0');
const tags = constantFrom('*', '"a"', 'W/"a", "b"', '"', ',,');
const anything = string({ unit: 'binary-ascii', maxLength: 20 });
/** Headers that a host reads, with any values. */
const tameHeaders = oneof(
  { weight: 3, arbitrary: tuple(constantFrom('Range'), ranges) },
  tuple(constantFrom('If-Match', 'If-None-Match', 'If-Range'), oneof(tags, dates)),
  tuple(constantFrom('If-Modified-Since', 'If-Unmodified-Since'), dates),
  tuple(constantFrom('Accept-Encoding'), constantFrom('br', 'gzip, br;q=0', '*', ';;;', 'gzip;q=x')),
  tuple(constantFrom('X', '__proto__', 'constructor'), constantFrom('', 'a', '"', '\u00E9')),
);
/** Headers that change how bytes are parsed, or that are malformed. */
const wildHeaders = oneof(
  tuple(constantFrom('Connection', 'Upgrade', 'Expect', 'TE'), constantFrom('close', 'keep-alive', 'upgrade', 'websocket', '100-continue')),
  tuple(
    constantFrom('Content-Length', 'Transfer-Encoding'),
    constantFrom('0', '1', '3', '-1', '1e9', 'chunked', 'gzip, chunked', 'identity'),
  ),
  tuple(constantFrom('X', '', 'Host', ' '), anything),
  tuple(constantFrom('X'), constantFrom('a'.repeat(20_000))),
);
const tamePieces = constantFrom(
  ...'/ // press long.js letters.txt index healthz a/b .html .br 404 .. %2e %2F %00 %0d%0a % %FF ? # \\ __proto__ secret.txt'.split(' '),
  'x'.repeat(13_000),
);
const wildPieces = constantFrom('\u00E9', '\u{1F600}', '\u0001', ' ', '\n', 'http://x');
const addresses = oneof(
  constantFrom('/', '/press', '/long.js', LETTERS, '/a/b', '/no'),
  array(tamePieces, { maxLength: 5 }).map((parts) => `/${parts.join('')}`),
);

interface Request {
  readonly method: string;
  readonly address: string;
  readonly version: string;
  readonly host: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly end: string;
  readonly body: string;
}

function write({ method, address, version, host: name, headers, end, body }: Request): string {
  return [`${method} ${address} ${version}`, `Host${name}`, ...headers.map(([key, value]) => `${key}: ${value}`), '', body].join(end);
}

const tame = record({
  method: constantFrom('GET', 'GET', 'GET', 'HEAD'),
  address: addresses,
  version: constantFrom('HTTP/1.1'),
  host: constantFrom(': x'),
  headers: array(tameHeaders, { maxLength: 2 }),
  end: constantFrom('\r\n'),
  body: constantFrom(''),
}).map(write);
const wild = record({
  method: constantFrom('GET', 'HEAD', 'POST', 'OPTIONS', 'CONNECT', 'PRI', 'get', '', 'G\u0000T'),
  address: oneof(
    addresses,
    array(oneof(tamePieces, wildPieces), { maxLength: 5 }).map((parts) => `/${parts.join('')}`),
    anything,
  ),
  version: constantFrom('HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9', ''),
  host: constantFrom(': x', ': x', ': x', '', ': '),
  headers: array(oneof(tameHeaders, wildHeaders), { maxLength: 4 }),
  end: constantFrom('\r\n', '\r\n', '\r\n', '\n', '\r'),
  body: oneof(string({ maxLength: 10 }), constantFrom('', '1\r\na\r\n0\r\n\r\n')),
}).map(write);

/** What one connection sends: several requests at once with a wild one last, or random bytes. */
const bytes = oneof(
  {
    weight: 9,
    arbitrary: tuple(array(tame, { maxLength: LIMITS.waiting + 1 }), wild).map(([all, last]) => Buffer.from(all.join('') + last)),
  },
  { weight: 1, arbitrary: uint8Array({ maxLength: 60 }).map((all) => Buffer.from(all)) },
);

/** Sends bytes and resolves to all that comes back until the host closes; if the host waits for more, the connection is half-closed. */
function exchange(sent: Buffer): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(sent));
    const end = setTimeout(() => socket.end(), GIVEN_UP_MS);
    socket.setEncoding('latin1');
    socket.on('data', (data: string) => {
      received += data;
      end.refresh();
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(end);
      resolve(received);
    });
  });
}

function askHealth(): Promise<string> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path: '/healthz', agent }, (response) => void text(response).then(resolve, reject)).on('error', reject);
  });
}

/** What is wrong with the received bytes: a foreign or missing header, bytes between two answers, an unexpected status. */
function faults(received: string): string[] {
  const heads = [...received.matchAll(/HTTP\/1\.1 (\d{3}) [^\r\n]*\r\n(.*?)\r\n\r\n/gs)];
  const found = heads.flatMap(([, status = '', head = '']) => {
    const names = new Set(head.split('\r\n').map((line) => line.split(':', 1)[0] ?? ''));
    return [
      ...[...names].filter((name) => !NAMES.has(name)),
      ...POLICIES.filter((name) => !names.has(name)),
      ...(STATUSES.has(status) ? [] : [status]),
    ];
  });
  answered += heads.length;
  if (received.split('HTTP/1.1 ').length - 1 !== heads.length) found.push('half an answer');
  if (received.includes('\r\n\r\nsecret')) found.push('a secret');
  return found;
}

it('still answers whatever was sent before, and sends only well-formed answers', async () => {
  await assert(
    asyncProperty(array(bytes, { minLength: CONNECTIONS, maxLength: CONNECTIONS }), async (all) => {
      expect((await Promise.all(all.map(exchange))).flatMap(faults)).toEqual([]);
      expect(await askHealth()).toBe('ok\n');
    }),
    { seed: SEED, numRuns: 80 },
  );
  expect(errors).toEqual([]);
  expect(answered).toBeGreaterThan(2000);
});

it('sends exactly the bytes that a range names', () => {
  const whole = site.files.get(LETTERS)?.plain.body.toString() ?? '';
  assert(
    property(ranges, (range) => {
      const { status, head, body } = answer(site, { method: 'GET', url: LETTERS, headers: { host: 'x', range }, httpVersion: '1.1' });
      expect(head['Content-Length']).toBe(body.length);
      if (status !== 206) return;
      const [, first, last, size] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(String(head['Content-Range'])) ?? [];
      expect(Number(size)).toBe(whole.length);
      expect(body.toString()).toBe(whole.slice(Number(first), Number(last) + 1));
      expect(body.length).toBeGreaterThan(0);
    }),
    { seed: SEED, numRuns: 1000 },
  );
});
