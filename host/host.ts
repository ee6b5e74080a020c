// The server around the answers: its limits, its errors, and how it stops.
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
  /** Receives the lines of the access log; without it there is none. */
  readonly writeLog?: ((line: string) => void) | undefined;
  /** Receives errors of our own; they go to standard error by default. */
  readonly writeError?: (error: unknown) => void;
}

interface Place {
  readonly host: string;
  readonly port: number;
}

export interface Host {
  /** Starts listening and resolves to the port; without a place, on a free port of the loopback address. Rejects if that is refused. */
  listen(place?: Place): Promise<number>;
  /** Refuses new connections, closes idle ones, and resolves when the running answers are sent. */
  stop(): Promise<void>;
}

/** The host of a site, not listening yet. */
export function createHost(site: Site, options: HostOptions = {}): Host {
  const { writeLog, writeError = console.error } = options;
  const limits = { ...LIMITS, ...options.limits };
  const server = createServer({
    maxHeaderSize: limits.headBytes,
    headersTimeout: limits.headMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionsCheckingInterval: limits.checkMs,
    // Node's own refusal would lack our headers.
    requireHostHeader: false,
  });
  // A moment longer than visitors are told, for a request that is already on its way.
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

  /** Sends the last answer on a connection, unless others are still running: nothing may come between those. */
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
  // Bodies are never read, so a visitor who asks before sending one gets the answer right away.
  server.on('checkContinue', onRequest);
  server.on('checkExpectation', onRequest);
  server.on('connect', (request, socket) => close(socket, answer(site, request)));
  server.on('clientError', (error: ParserError, socket) => {
    // A visitor who has left, or never sent anything, expects no answer.
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
