// One line of JSON for each request that was answered or left.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Write = (line: string) => void;

interface Entry {
  readonly method: string | null;
  readonly path: string | null;
  readonly status: number;
  readonly bytes: number;
  readonly ms: number;
  readonly complete: boolean;
  readonly agent: string | null;
}

function line(entry: Entry): string {
  return JSON.stringify({ time: new Date().toISOString(), ...entry });
}

/** Notes a request once its response is over. Neither addresses of visitors nor what they searched for are kept. */
export function logAccess(request: IncomingMessage, response: ServerResponse, write: Write): void {
  const { method = null, url = '', socket } = request;
  const startMs = performance.now();
  const sentBefore = socket.bytesWritten;
  response.once('close', () =>
    write(
      line({
        method,
        path: url.split('?', 1)[0] ?? '',
        status: response.statusCode,
        bytes: socket.bytesWritten - sentBefore,
        ms: Math.round(performance.now() - startMs),
        complete: response.writableFinished,
        agent: request.headers['user-agent'] ?? null,
      }),
    ),
  );
}

/** Notes what could not be read as a request, once its connection is closed; nobody knows what it asked for. */
export function logUnreadable(socket: Socket, status: number, write: Write): void {
  const startMs = performance.now();
  const sentBefore = socket.bytesWritten;
  socket.once('close', () =>
    write(
      line({
        method: null,
        path: null,
        status,
        bytes: socket.bytesWritten - sentBefore,
        ms: Math.round(performance.now() - startMs),
        complete: socket.writableFinished,
        agent: null,
      }),
    ),
  );
}
