// One line of JSON for each request that was answered or left.
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Notes a request once its response is over. Neither addresses of visitors nor what they searched for are kept. */
export function logAccess(request: IncomingMessage, response: ServerResponse, write: (line: string) => void): void {
  const { method, url = '', socket } = request;
  const startMs = performance.now();
  const sentBefore = socket.bytesWritten;
  response.once('close', () => {
    write(
      JSON.stringify({
        time: new Date().toISOString(),
        method,
        path: url.split('?', 1)[0],
        status: response.statusCode,
        bytes: socket.bytesWritten - sentBefore,
        ms: Math.round(performance.now() - startMs),
        complete: response.writableFinished,
        agent: request.headers['user-agent'] ?? null,
      }),
    );
  });
}
