// The server round the handler: what it puts up with, and how it stops.
import { createServer, type Server } from 'node:http';
import { logAccess } from './access-log.ts';
import { createHandler } from './handler.ts';
import { overTls, readHeaders, type SiteHeaders } from './headers.ts';

export interface Limits {
  /** A request line and its headers, in bytes. */
  readonly headBytes: number;
  readonly headMs: number;
  readonly requestMs: number;
  /** How long a connection may stay open without a request. */
  readonly keepAliveMs: number;
  /** How long a connection may stand still while it is answered. */
  readonly silenceMs: number;
  /** How often slow heads and requests are looked for. */
  readonly checkMs: number;
  /** How long running answers have after a stop. */
  readonly stopMs: number;
}

export const LIMITS: Limits = {
  headBytes: 16_384,
  headMs: 10_000,
  requestMs: 20_000,
  keepAliveMs: 15_000,
  silenceMs: 30_000,
  checkMs: 2000,
  stopMs: 10_000,
};

export interface HostOptions {
  readonly headers?: SiteHeaders;
  readonly limits?: Partial<Limits>;
  /** Where the lines of the access log go; without it there is none. */
  readonly writeLog?: ((line: string) => void) | undefined;
  /** Tells browsers to come by TLS only; for a host whose visitors all do. */
  readonly isTransportSecure?: boolean;
}

export interface Host {
  readonly server: Server;
  /** Refuses new connections and resolves when the running answers are out. */
  stop(): Promise<void>;
}

/** The host of the built site in `folder`, not listening yet. */
export function createHost(folder: string, options: HostOptions = {}): Host {
  const { headers = readHeaders(folder), writeLog, isTransportSecure = false } = options;
  const limits = { ...LIMITS, ...options.limits };
  const handle = createHandler(folder, isTransportSecure ? overTls(headers) : headers);
  let isStopping = false;

  const server = createServer(
    {
      maxHeaderSize: limits.headBytes,
      headersTimeout: limits.headMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.keepAliveMs,
      connectionsCheckingInterval: limits.checkMs,
    },
    (request, response) => {
      if (writeLog) logAccess(request, response, writeLog);
      // A connection that was kept for the next request would hold up the stop.
      response.once('close', () => {
        if (isStopping) setImmediate(() => server.closeIdleConnections());
      });
      handle(request, response);
    },
  );
  server.setTimeout(limits.silenceMs);

  function stop(): Promise<void> {
    isStopping = true;
    setTimeout(() => server.closeAllConnections(), limits.stopMs).unref();
    return new Promise((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
    });
  }

  return { server, stop };
}
