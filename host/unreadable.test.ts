import { describe, expect, it } from 'vitest';
import { answerUnreadable } from './unreadable.ts';

const INVALID_URL = 'HPE_INVALID_URL';

/** What is answered to bytes on which Node's parser failed. */
function answerTo(packet: string | undefined, code: string | undefined = INVALID_URL) {
  const error = Object.assign(new Error('Parse Error'), {
    code,
    ...(packet !== undefined && { rawPacket: Buffer.from(packet, 'latin1') }),
  });
  const { status, head } = answerUnreadable(error, {});
  return [status, head['Location']];
}

describe('bytes that are no request', () => {
  it.each([
    ['GET /caf\xE9?a HTTP/1.1\r\nHost: localhost\r\n', '/caf%E9?a'],
    ['HEAD /\xFF\x80 HTTP/1.0\r\n', '/%FF%80'],
  ])('%j is led to the escaped address', (packet, location) => {
    expect(answerTo(packet)).toEqual([308, location]);
  });

  it.each([
    'GET /cafe HTTP/1.1\r\n', // the redirect would lead to itself
    'GET //\xE9 HTTP/1.1\r\n',
    'GET \xE9 HTTP/1.1\r\n',
    'GET /\xE9 HTTP/2.0\r\n',
    'GET /\xE9 b HTTP/1.1\r\n',
    'POST /\xE9 HTTP/1.1\r\n',
    'NOGET /\xE9 HTTP/1.1\r\n',
    undefined,
  ])('%j is refused', (packet) => {
    expect(answerTo(packet)).toEqual([400, undefined]);
  });

  it.each([
    ['HPE_HEADER_OVERFLOW', 431],
    ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
    ['ERR_HTTP_REQUEST_TIMEOUT', 408],
    ['HPE_INVALID_METHOD', 400],
  ])('%s is refused with %i, whatever the address', (code, status) => {
    expect(answerTo('GET /\xE9 HTTP/1.1\r\n', code)).toEqual([status, undefined]);
  });
});
