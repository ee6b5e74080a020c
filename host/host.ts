// The server round the answers: what it puts up with, and how it stops.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Socket, type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { logAccess, logUnreadable } from './access-log.ts';
import { answer, refuse, type Answer } from './answer.ts';
import { watchConnections } from './connections.ts';
import { LIMITS, type Limits } from './limits.ts';
import { send, sendBare } from './send.ts';
import type { Site } from './site.ts';
import { answerUnreadable, type ParserError } from './unreadable.ts';

export interface HostOptions {
  readonly limits?: Partial<Limits>;
  /** Where the lines of the access log go; without it there is none. */
  readonly writeLog?: ((line: string) => void) | undefined;
  /** Where what went wrong here is told. */
  readonly writeError?: (error: unknown) => void;
}

interface Place {
  readonly host: string;
  readonly port: number;
}

export interface Host {
  /** Opens the doors and resolves to the port; a free one of this machine alone where none is named. Rejects where that is refused. */
  listen(place?: Place): Promise<number>;
  /** Refuses new connections, closes those that wait for nothing, and resolves when the running answers are out. */
  stop(): Promise<void>;
}

/** The host of a site; it does not listen yet. */
export function createHost(site: Site, options: HostOptions = {}): Host {
  const { writeLog, writeError = console.error } = options;
  const limits = { ...LIMITS, ...options.limits };
  const server = createServer({
    maxHeaderSize: limits.headBytes,
    headersTimeout: limits.headMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionsCheckingInterval: limits.checkMs,
    // Node's own refusal would come without our headers.
    requireHostHeader: false,
  });
  // A moment more than visitors are told, for a request that is on its way already.
  server.keepAliveTimeoutBuffer = limits.checkMs;
  const connections = watchConnections(server, limits);

  function onRequest(request: IncomingMessage, response: ServerResponse): void {
    const turn = connections.begin(request.socket);
    if (!turn) return;
    response.once('close', turn.end);
    if (turn.isLast) response.shouldKeepAlive = false;
    if (writeLog) logAccess(request, response, writeLog);
    try {
      send(response, answer(site, request), turn.move);
    } catch (error) {
      writeError(error);
      if (response.headersSent) response.destroy();
      else send(response, refuse(500, site.headers), turn.move);
    }
  }

  /** Answers on a connection that can have no further request. Nothing is put between the answers that are under way there. */
  function close(socket: Duplex, bare: Answer): void {
    if (!(socket instanceof Socket)) return void socket.destroy();
    if (connections.finish(socket)) return;
    const turn = connections.begin(socket);
    if (!turn) return;
    socket.once('close', turn.end);
    if (writeLog) logUnreadable(socket, bare.status, writeLog);
    sendBare(socket, bare);
  }

  server.on('request', onRequest);
  // Nothing that is sent along is waited for: whoever asks first whether to send it is answered at once.
  server.on('checkContinue', onRequest);
  server.on('checkExpectation', onRequest);
  server.on('connect', (request, socket) => close(socket, answer(site, request)));
  server.on('clientError', (error: ParserError, socket) => {
    // Whoever has left, or never said anything, awaits no answer.
    const isSilent = socket instanceof Socket && socket.bytesRead === 0;
    if (!socket.writable || error.code === 'ECONNRESET' || isSilent) socket.destroy();
    else close(socket, answerUnreadable(error, site.headers));
  });

  async function listen({ host, port }: Place = { host: '127.0.0.1', port: 0 }): Promise<number> {
    server.listen(port, host);
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  }

  function stop(): Promise<void> {
    setTimeout(() => connections.cut(), limits.stopMs).unref();
    return new Promise((resolve) => {
      server.close(() => resolve());
      connections.stop();
    });
  }

  return { listen, stop };
}
