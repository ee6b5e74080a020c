// One line of JSON for each request, whether its answer was sent or abandoned.
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

/** Logs a request once its response is over. Neither visitors' addresses nor what they searched for are logged. */
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

/** Logs bytes that could not be parsed as a request, once their connection is closed. */
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
