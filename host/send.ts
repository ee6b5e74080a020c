// Puts an answer on the wire.
import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Answer } from './answer.ts';

/** Whoever takes less than a piece in the time of silence is given up. Nearly every text of the site is one piece. */
const PIECE_BYTES = 131_072;

function sendPieces(response: ServerResponse, body: Buffer, onMove: () => void): void {
  if (body.length <= PIECE_BYTES) return void response.end(body);
  response.write(body.subarray(0, PIECE_BYTES), (error) => {
    if (error) return;
    onMove();
    sendPieces(response, body.subarray(PIECE_BYTES), onMove);
  });
}

/** Sends an answer; `onMove` is called whenever the visitor has taken a piece of it. */
export function send(response: ServerResponse, { status, head, body }: Answer, onMove: () => void): void {
  response.writeHead(status, head);
  if (response.req.method === 'HEAD') response.end();
  else sendPieces(response, body, onMove);
}

/** Sends an answer to a visitor whose request could not be read, and closes the connection. */
export function sendBare(socket: Socket, { status, head, body }: Answer): void {
  const lines = Object.entries({ ...head, Date: new Date().toUTCString(), Connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n`);
  socket.end(body);
  socket.destroySoon();
}
