// The web server: answers from a copy of the built site in memory, by node:http and the protocol libraries that Express is made of.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import path from 'node:path';
import { unescape } from 'node:querystring';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import { parse as parseRange } from 'range-parser';
import { getContentType, getHeaders, HSTS, NO_CACHE, NO_STORE, REDIRECTS, type Headers } from './headers.ts';

const REQUEST_LIMITS = { maxHeaderSize: 16_384, headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 1000 };
/** `timeout` is how long a visitor may neither send nor read anything. */
const CONNECTION_LIMITS = { keepAliveTimeout: 15_000, timeout: 30_000, maxRequestsPerSocket: 1000, maxConnections: 1024 };
const STOP_TIMEOUT_MS = 10_000;

/** What a file may be sent as, smallest first. */
const ENCODING_EXTENSIONS = { br: '.br', gzip: '.gz', identity: '' };
/** Files that have no address: compressed ones, files for static hosts, and hidden ones. */
const UNSERVED_FILES = /\.(br|gz)$|^(_headers|_redirects|404\.html)$|(^|\/)\.(?!well-known\/)/;

interface Representation {
  readonly encoding: string;
  readonly body: Buffer;
  readonly headers: Headers;
  /** The headers that describe the body. */
  readonly content: Headers;
  readonly validators: Readonly<Record<'etag' | 'last-modified', string>>;
}

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer | string;
}

export interface ServerOptions {
  readonly host?: string;
  /** 0 for any free port. */
  readonly port?: number | string;
  /** Gets a line of JSON for each request. */
  readonly log?: ((line: string) => void) | undefined;
  /** Whether to tell browsers to use TLS only. */
  readonly hsts?: boolean;
  readonly redirects?: Headers;
}

/** The one address of a file or of another form of its address: `/games` for `games.html`, `/games/` and `//games`. */
function normalizeAddress(address: string): string {
  const joined = `/${address.split('/').filter(Boolean).join('/')}`;
  return joined.replace(/([^/])\.html$/, '$1').replace(/^\/index$/, '/');
}

/** Reads the whole site and returns what answers a request. */
function readSite(folder: string, { hsts = false, redirects = REDIRECTS }: ServerOptions): (request: IncomingMessage) => Answer {
  // The build has written the hashes of its inline scripts there.
  const policy = /^ +Content-Security-Policy: (.*)$/m.exec(readFileSync(path.join(folder, '_headers'), 'utf8'))?.[1];
  if (!policy) throw new Error('_headers has no policy');
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(path.join(folder, name)).isFile());
  const names = new Set(entries.map((name) => name.replaceAll(path.sep, '/')));
  const getHeadersAt = (address: string): Headers => ({ ...getHeaders(address, policy), ...(hsts ? HSTS : {}) });

  function readRepresentations(name: string, address: string): Representation[] {
    const modified = statSync(path.join(folder, name)).mtime.toUTCString();
    const representations = Object.entries(ENCODING_EXTENSIONS).filter(([, ending]) => names.has(name + ending));
    const headers = { ...getHeadersAt(address), ...(representations.length > 1 ? { Vary: 'Accept-Encoding' } : {}) };
    return representations.map(([encoding, ending]) => {
      const body = readFileSync(path.join(folder, name + ending));
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
      const content = { 'Content-Type': getContentType(name), ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }) };
      return { encoding, body, headers, content, validators: { etag, 'last-modified': modified } };
    });
  }

  const files = new Map<string, Representation[]>();
  for (const name of names)
    if (!UNSERVED_FILES.test(name)) files.set(normalizeAddress(name), readRepresentations(name, normalizeAddress(name)));
  const notFound = readRepresentations('404.html', '/');

  function createTextAnswer(status: number, text: string, extraHeaders: Headers = {}): Answer {
    return {
      status,
      headers: { ...getHeadersAt('/'), 'Content-Type': getContentType('.txt'), ...NO_STORE, ...extraHeaders },
      body: `${text}\n`,
    };
  }

  function sendFile({ method, headers: requestHeaders }: IncomingMessage, { body, validators, ...representation }: Representation): Answer {
    const baseHeaders = { ...representation.headers, ...validators, 'Accept-Ranges': 'bytes' };
    // Without Cache-Control: a browser that asks anew asks without conditions.
    const conditions = { 'if-none-match': requestHeaders['if-none-match'], 'if-modified-since': requestHeaders['if-modified-since'] };
    if (fresh(conditions, validators)) return { status: 304, headers: baseHeaders, body: '' };
    const headers = { ...baseHeaders, ...representation.content };
    const ifRange = requestHeaders['if-range'];
    const isUnchanged = ifRange === undefined || ifRange === validators.etag || ifRange === validators['last-modified'];
    if (method === 'HEAD' || requestHeaders.range === undefined || !isUnchanged) return { status: 200, headers, body };
    const { code, type, ranges } = parseRange(body.length, requestHeaders.range);
    const [range] = ranges;
    // Code 1 is malformed, 2 is beyond the end, 3 is both.
    if (type !== 'bytes' || code % 2 === 1 || ranges.length > 1) return { status: 200, headers, body };
    if (!range) return createTextAnswer(416, 'The file has no such range', { 'Content-Range': `bytes */${body.length}` });
    const part = body.subarray(range.start, range.end + 1);
    return { status: 206, headers: { ...headers, 'Content-Range': `bytes ${range.start}-${range.end}/${body.length}` }, body: part };
  }

  return function answer(request) {
    const { method, url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD')
      return createTextAnswer(405, 'Only GET and HEAD', { Allow: 'GET, HEAD', Connection: 'close' });
    // A proxy may send the origin, too.
    const [, rawAddress = '', query = ''] = /^(?:https?:\/\/[^/?]*)?([^?]*)(.*)$/is.exec(url) ?? [];
    // A broken escape stays as it is, and names no file.
    const address = unescape(rawAddress);
    if (address === '/healthz') return createTextAnswer(200, 'ok');
    const accepted = new Negotiator(request).encodings(['br', 'gzip']);
    const chooseEncoding = (representations: Representation[]) =>
      representations.find(({ encoding }) => accepted.includes(encoding)) ?? (representations.at(-1) as Representation);
    const representations = files.get(address);
    if (representations) return sendFile(request, chooseEncoding(representations));
    const normalized = normalizeAddress(address);
    const redirect = redirects[normalized];
    if (redirect !== undefined) return createTextAnswer(301, 'Moved', { ...NO_CACHE, Location: redirect + query });
    // Only to files of this site: an address such as /\evil.example/ would lead to another one.
    if (files.has(normalized)) return createTextAnswer(308, 'Moved', { ...NO_CACHE, Location: encodeURI(normalized) + query });
    const { headers, content, body } = chooseEncoding(notFound);
    return { status: 404, headers: { ...headers, ...content }, body };
  };
}

/** Serves the built site in a folder. Rejects if that cannot be; `stop` gives running answers ten seconds to finish. */
export async function startServer(folder: string, options: ServerOptions = {}) {
  const { host = '127.0.0.1', port = 0, log } = options;
  const answer = readSite(folder, options);
  const server = createServer(REQUEST_LIMITS, (request, response) => {
    const { method, url = '', headers: requestHeaders } = request;
    const startMs = performance.now();
    response.once('close', () => {
      if (!server.listening) server.closeIdleConnections();
      const { statusCode: status, writableFinished: complete } = response;
      const ms = Math.round(performance.now() - startMs);
      // Without the query, which may contain what a visitor searched for.
      log?.(
        JSON.stringify({ time: new Date(), method, path: url.split('?', 1)[0], status, ms, complete, agent: requestHeaders['user-agent'] }),
      );
    });
    try {
      const { status, headers, body } = answer(request);
      response.writeHead(status, status === 304 ? headers : { ...headers, 'Content-Length': Buffer.byteLength(body) });
      // Node takes an answer that was ended for sent, and cuts it when the server stops: it is ended once it is sent.
      if (method === 'HEAD' || body.length === 0) response.end();
      else response.write(body, () => response.end());
    } catch (error) {
      console.error(error);
      response.writeHead(500, { Connection: 'close' }).end();
    }
  });
  Object.assign(server, CONNECTION_LIMITS);
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => sockets.add(socket.once('close', () => sockets.delete(socket))));
  server.listen({ host, port });
  await once(server, 'listening');

  function stop(): Promise<void> {
    setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT_MS).unref();
    const stopped = once(server.close(), 'close');
    // Node does not call a connection idle before its first request.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    return stopped.then(() => {});
  }

  return { port: (server.address() as AddressInfo).port, stop };
}
