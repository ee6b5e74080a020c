import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, it } from 'vitest';
import { HEALTH } from './address-rules.ts';

/** How the check ends beside a server that answers in this way; null beside none. */
async function check(answer: RequestListener | null): Promise<{ readonly code: number; readonly said: string }> {
  const server = createServer(answer ?? undefined).listen(0, '0.0.0.0');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  if (!answer) server.close();
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'check-health.ts')], {
    env: { ...process.env, HOST: '0.0.0.0', PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code] = (await once(child, 'close')) as [number];
  server.close();
  server.closeAllConnections();
  return { code, said };
}

it('is content with a host that is well', async () => {
  expect(await check((request, response) => response.end(request.url === HEALTH.path ? HEALTH.text : ''))).toEqual({ code: 0, said: '' });
});

it.each([
  [
    'answers otherwise',
    (_: unknown, response: { writeHead(status: number): { end(text: string): void } }) => response.writeHead(503).end('no'),
  ],
  ['is not there', null],
])('says in one line that a host %s', async (_, answer) => {
  const { code, said } = await check(answer as RequestListener | null);
  expect(code).toBe(1);
  expect(said).toMatch(/^The host is not well: .+\n$/);
});
