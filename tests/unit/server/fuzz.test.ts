// Fuzz test: sends thousands of valid and malformed requests; after each of them, the server still responds correctly.
import { array, assert, asyncProperty, constantFrom, oneof, string, tuple, uint8Array, type Arbitrary } from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startServer } from '../../../server/server.ts';
import { sendRaw, writeTestSite } from './test-site.ts';

const GIVE_UP_MS = 20;
const STATUSES = new Set('100 200 206 301 304 308 400 404 405 408 413 416 417 431 503'.split(' '));

let server: Awaited<ReturnType<typeof startServer>>;
const logged = vi.fn<(line: string) => void>();

beforeAll(async () => {
  const site = writeTestSite(['/index.html', '/press.html', '/letters.txt']);
  site.writeCompressed('/long.js', 'long '.repeat(400));
  server = await startServer(site.folder, { log: logged });
  site.remove();
});

afterAll(() => server.stop());

const split = (text: string, ...more: readonly string[]) => constantFrom(...text.split(' '), ...more);
const tameNames = split('Range If-None-Match If-Range If-Modified-Since Accept-Encoding X __proto__');
const tameValues = split(
  'bytes=0-4 bytes=- bytes=9-1 bytes=0-1,3- lines=0-1 * "a",W/"b" " ,, yesterday br gzip,br;q=0 ;;; gzip;q=x \u00E9',
  `bytes=-${'9'.repeat(400)}`,
  'Mon, 01 Jan 2001 00:00:00 GMT',
  '',
);
const wildNames = split('Connection Upgrade Expect TE Content-Length Transfer-Encoding Host', '', ' ');
const wildValues = split('0 -1 1e9 chunked gzip,chunked close upgrade websocket 100-continue', 'a'.repeat(20_000));
const pieces = split(
  '/ // press long.js letters.txt index healthz .html .br 404 .. %2e %2F %00 %0d%0a % %FF ? # \\ __proto__ secret.txt http://x',
);
const tameAddresses = oneof(
  constantFrom('/', '/press', '/long.js', '/letters.txt'),
  array(pieces, { maxLength: 5 }).map((all) => `/${all.join('')}`),
);

/** A request: its method, address, version, headers, line ends and body. */
function requests(...parts: readonly [Arbitrary<string>, Arbitrary<string>, string[], Arbitrary<[string, string]>, string[], string[]]) {
  const [methods, addresses, versions, headers, ends, bodies] = parts;
  const lines = array(
    headers.map(([name, value]) => `${name}: ${value}`),
    { maxLength: 3 },
  );
  return tuple(methods, addresses, constantFrom(...versions), lines, constantFrom(...ends), constantFrom(...bodies)).map(
    ([method, address, version, more, end, body]) => [`${method} ${address} ${version}`, 'Host: x', ...more, '', body].join(end),
  );
}

const tame = requests(split('GET GET HEAD'), tameAddresses, ['HTTP/1.1'], tuple(tameNames, tameValues), ['\r\n'], ['']);
const wild = requests(
  split('GET HEAD POST OPTIONS CONNECT get', '', 'G\u0000T'),
  oneof(tameAddresses, string()),
  ['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/9', ''],
  tuple(oneof(tameNames, wildNames), oneof(tameValues, wildValues)),
  ['\r\n', '\r\n', '\n'],
  ['', 'body', '1\r\na\r\n0\r\n\r\n'],
);
/** The bytes of one connection: several requests with a malformed one at the end, or random bytes. */
const bytes = oneof(
  { weight: 9, arbitrary: tuple(array(tame, { maxLength: 12 }), wild).map(([all, last]) => Buffer.from(all.join('') + last)) },
  { weight: 1, arbitrary: uint8Array({ maxLength: 60 }).map((all) => Buffer.from(all)) },
);

it('still responds after any input', async () => {
  const failed = vi.spyOn(console, 'error');
  await assert(
    asyncProperty(array(bytes, { minLength: 10, maxLength: 10 }), async (all) => {
      const received = (await Promise.all(all.map((sent) => sendRaw(server.port, sent, GIVE_UP_MS)))).join('');
      for (const [, status = ''] of received.matchAll(/^HTTP\/1\.1 (\d+) /gm)) expect(STATUSES).toContain(status);
      expect(received).not.toContain('\r\n\r\nsecret');
      expect(await (await fetch(`http://127.0.0.1:${server.port}/healthz`)).text()).toMatch(/^ok /);
    }),
    { seed: 16, numRuns: 60 },
  );
  expect(failed).not.toHaveBeenCalled();
  expect(logged.mock.calls.length).toBeGreaterThan(2000);
});
