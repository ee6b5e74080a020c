// Writes answers to the wire.
import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Answer } from './answer.ts';

/** A visitor who takes less than this within the silence limit is dropped. Nearly every text of the site fits into one piece. */
const PIECE_BYTES = 131_072;

function sendPieces(response: ServerResponse, body: Buffer, onMove: () => void): void {
  if (body.length <= PIECE_BYTES) return void response.end(body);
  response.write(body.subarray(0, PIECE_BYTES), (error) => {
    if (error) return;
    onMove();
    sendPieces(response, body.subarray(PIECE_BYTES), onMove);
  });
}

/** Sends an answer; `onMove` is called each time the visitor has taken a piece of it. */
export function send(response: ServerResponse, { status, head, body }: Answer, onMove: () => void): void {
  response.writeHead(status, head);
  if (response.req.method === 'HEAD') response.end();
  else sendPieces(response, body, onMove);
}

/** Sends an answer where there is no parsed request, and closes the connection. */
export function sendBare(socket: Socket, { status, head, body }: Answer): void {
  const lines = Object.entries({ ...head, Date: new Date().toUTCString(), Connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n`);
  socket.end(body);
  socket.destroySoon();
}
