import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { send } from './send.ts';

const LONG = Buffer.alloc(1_000_000, 'long ');

it('sends a long answer piece by piece, and reports each piece that was taken', async () => {
  const taken: number[] = [];
  const moves: number[] = [];
  const request = new IncomingMessage(new Socket());
  request.method = 'GET';
  const response = new ServerResponse(request);
  const wire = new Writable({
    write(data: Buffer, _, done) {
      taken.push(data.length);
      setImmediate(done);
    },
  });
  response.assignSocket(wire as Socket);
  await new Promise((resolve) => {
    response.once('finish', resolve);
    send(response, { status: 200, head: { 'Content-Length': LONG.length }, body: LONG }, () => moves.push(taken.length));
  });
  const [head = 0, ...pieces] = taken;
  expect(head).toBeLessThan(200);
  expect(pieces.reduce((sum, piece) => sum + piece, 0)).toBe(LONG.length);
  expect(pieces.length).toBeGreaterThan(4);
  expect(moves).toHaveLength(pieces.length - 1);
});
