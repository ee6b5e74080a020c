// The web server: serves the built site from memory, with node:http and the protocol libraries that Express uses.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import path from 'node:path';
import { unescape } from 'node:querystring';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import { parse as parseRange } from 'range-parser';
import { findEscapedFragment, toSitePath } from '../app/startup/router/site-path.ts';
import { completeRedirects, getContentType, getHeaders, HSTS, NO_CACHE, NO_STORE, REDIRECTS, type Headers } from './headers.ts';

const REQUEST_LIMITS = { maxHeaderSize: 16_384, headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 1000 };
/** `timeout` is how long a connection may be idle, in ms. */
const CONNECTION_LIMITS = { keepAliveTimeout: 15_000, timeout: 30_000, maxRequestsPerSocket: 1000, maxConnections: 1024 };
const STOP_TIMEOUT_MS = 10_000;

/** The content encodings of a file, smallest first, with the extensions of the compressed files. */
const ENCODING_EXTENSIONS = { br: '.br', gzip: '.gz', identity: '' };
/** Files without a URL of their own: compressed files, files for static hosts, pages for unknown URLs, and dotfiles outside of .well-known/. */
const UNSERVED_FILES = /\.(br|gz)$|^_(headers|redirects)$|(^|\/)404\.html$|(^|\/)\.(?!well-known\/)/;

interface Representation {
  readonly encoding: string;
  readonly body: Buffer;
  readonly headers: Headers;
  /** The headers that describe the body; a 304 goes without them. */
  readonly contentHeaders: Headers;
  readonly validators: Readonly<Record<'etag' | 'last-modified', string>>;
}

interface SiteResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer | string;
}

export interface ServerOptions {
  readonly host?: string;
  /** 0 for any free port. */
  readonly port?: number | string;
  /** Called with a line of JSON for each request. */
  readonly log?: ((line: string) => void) | undefined;
  /** Whether to tell browsers to use TLS only. */
  readonly hsts?: boolean;
  readonly redirects?: Headers;
}

/** Returns the canonical path of a file name or path: `/games` for `games.html`, `/games/` and `//games`. */
function normalizePath(fileOrPath: string): string {
  const joined = `/${fileOrPath.split('/').filter(Boolean).join('/')}`;
  return joined.replace(/([^/])\.html$/, '$1').replace(/^\/index$/, '/');
}

/** Reads the Content-Security-Policy of a built site: only the build knows the hashes of the inline scripts, and writes it to this file. */
export function readPolicy(folder: string): string {
  const policy = /^ +Content-Security-Policy: (.*)$/m.exec(readFileSync(path.join(folder, '_headers'), 'utf8'))?.[1];
  if (!policy) throw new Error('_headers has no policy');
  return policy;
}

/** Lists files as "games/index.html". Node's own recursion follows symbolic links, out of the folder or in a circle, or before Node 22 loses files. */
async function listFiles(folder: string, prefix = ''): Promise<string[]> {
  const entries = await readdir(path.join(folder, prefix), { withFileTypes: true });
  const lists = entries.map((entry) => {
    if (entry.isDirectory()) return listFiles(folder, `${prefix}${entry.name}/`);
    return entry.isFile() ? [prefix + entry.name] : [];
  });
  return (await Promise.all(lists)).flat();
}

/** Reads the whole site into memory and returns the function that responds to a request. */
async function createRequestHandler(
  folder: string,
  { hsts = false, redirects = REDIRECTS }: ServerOptions,
): Promise<(request: IncomingMessage) => SiteResponse> {
  const policy = readPolicy(folder);
  const names = new Set(await listFiles(folder));
  const getHeadersAt = (pathname: string): Headers => ({ ...getHeaders(pathname, policy), ...(hsts ? HSTS : {}) });

  function readRepresentations(name: string, pathname: string): Representation[] {
    const modified = statSync(path.join(folder, name)).mtime.toUTCString();
    const representations = Object.entries(ENCODING_EXTENSIONS).filter(([, extension]) => names.has(name + extension));
    const headers = { ...getHeadersAt(pathname), ...(representations.length > 1 ? { Vary: 'Accept-Encoding' } : {}) };
    return representations.map(([encoding, extension]) => {
      const body = readFileSync(path.join(folder, name + extension));
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
      const contentHeaders = { 'Content-Type': getContentType(name), ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }) };
      return { encoding, body, headers, contentHeaders, validators: { etag, 'last-modified': modified } };
    });
  }

  const files = new Map<string, Representation[]>();
  for (const name of names) if (!UNSERVED_FILES.test(name)) files.set(normalizePath(name), readRepresentations(name, normalizePath(name)));
  const allRedirects = completeRedirects(
    redirects,
    [...files.keys()].filter((file) => !file.includes('.')),
  );
  const notFound = readRepresentations('404.html', '/');
  /** A hash of the whole site, which tells releases apart even if texts alone differ. */
  const siteHash = createHash('sha256');
  for (const [pathname, [{ validators } = { validators: null }]] of [...files].toSorted())
    siteHash.update(`${pathname} ${validators?.etag}`);
  const health = `ok ${siteHash.digest('hex').slice(0, 12)}`;
  /** Those of folders that have one of their own, such as /games. */
  const notFoundByFolder = new Map(
    [...names].filter((name) => name.endsWith('/404.html')).map((name) => [path.posix.dirname(`/${name}`), readRepresentations(name, '/')]),
  );

  function createTextResponse(status: number, text: string, extraHeaders: Headers = {}): SiteResponse {
    return {
      status,
      headers: { ...getHeadersAt('/'), 'Content-Type': getContentType('.txt'), ...NO_STORE, ...extraHeaders },
      body: `${text}\n`,
    };
  }

  function createFileResponse(
    { method, headers: requestHeaders }: IncomingMessage,
    { body, validators, ...representation }: Representation,
  ): SiteResponse {
    const baseHeaders = { ...representation.headers, ...validators, 'Accept-Ranges': 'bytes' };
    // Cache-Control is left out: a browser that reloads past its cache sends no conditions.
    const conditions = { 'if-none-match': requestHeaders['if-none-match'], 'if-modified-since': requestHeaders['if-modified-since'] };
    if (fresh(conditions, validators)) return { status: 304, headers: baseHeaders, body: '' };
    const headers = { ...baseHeaders, ...representation.contentHeaders };
    const ifRange = requestHeaders['if-range'];
    const isUnchanged = ifRange === undefined || ifRange === validators.etag || ifRange === validators['last-modified'];
    if (method === 'HEAD' || requestHeaders.range === undefined || !isUnchanged) return { status: 200, headers, body };
    const { code, type, ranges } = parseRange(body.length, requestHeaders.range);
    const [range] = ranges;
    // Code 1: malformed; 2: beyond the end; 3: both.
    if (type !== 'bytes' || code % 2 === 1 || ranges.length > 1) return { status: 200, headers, body };
    if (!range) return createTextResponse(416, 'The file has no such range', { 'Content-Range': `bytes */${body.length}` });
    const part = body.subarray(range.start, range.end + 1);
    return { status: 206, headers: { ...headers, 'Content-Range': `bytes ${range.start}-${range.end}/${body.length}` }, body: part };
  }

  return function respond(request) {
    const { method, url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD')
      return createTextResponse(405, 'Only GET and HEAD', { Allow: 'GET, HEAD', Connection: 'close' });
    // A proxy may send the whole URL.
    const [, rawPath = '', query = ''] = /^(?:https?:\/\/[^/?]*)?([^?]*)(.*)$/is.exec(url) ?? [];
    // `unescape` leaves a malformed escape as it is, so that it matches no file.
    const pathname = unescape(rawPath);
    if (pathname === '/healthz') return createTextResponse(200, health);
    const accepted = new Negotiator(request).encodings(['br', 'gzip']);
    const chooseEncoding = (representations: Representation[]) =>
      representations.find(({ encoding }) => accepted.includes(encoding)) ?? (representations.at(-1) as Representation);
    const representations = files.get(pathname);
    if (representations) return createFileResponse(request, chooseEncoding(representations));
    const normalized = normalizePath(pathname);
    // Addresses have no capital letters and end in none but letters and digits, but people type, copy and send them.
    const repaired = normalizePath(toSitePath(pathname));
    const redirect = allRedirects[normalized] ?? allRedirects[repaired];
    // The query goes before an anchor.
    if (redirect !== undefined)
      return createTextResponse(301, 'Moved', { ...NO_CACHE, Location: redirect.replace(/(?=#)|$/, () => query) });
    // Redirect only to files of this site: a path such as /\evil.example/ would lead to another site.
    if (files.has(normalized)) return createTextResponse(308, 'Moved', { ...NO_CACHE, Location: encodeURI(normalized) + query });
    if (files.has(repaired))
      return createTextResponse(301, 'Moved', { ...NO_CACHE, Location: encodeURI(repaired) + query + findEscapedFragment(rawPath) });
    const { headers, contentHeaders, body } = chooseEncoding(notFoundByFolder.get(path.posix.dirname(repaired)) ?? notFound);
    return { status: 404, headers: { ...headers, ...contentHeaders }, body };
  };
}

/** Serves the built site in a folder. Rejects if the folder cannot be read or the port is taken; `stop` gives open responses ten seconds to finish. */
export async function startServer(folder: string, options: ServerOptions = {}) {
  const { host = '127.0.0.1', port = 0, log } = options;
  const respond = await createRequestHandler(folder, options);
  const sockets = new Set<Socket>();
  const answering = new Set<Socket>();
  const server = createServer(REQUEST_LIMITS, (request, response) => {
    const { method, url = '', headers: requestHeaders } = request;
    const startMs = performance.now();
    answering.add(request.socket);
    response.once('close', () => {
      answering.delete(request.socket);
      if (!server.listening) request.socket.destroySoon();
      const { statusCode: status, writableFinished: complete } = response;
      const ms = Math.round(performance.now() - startMs);
      // The query is left out: it may contain what a visitor searched for.
      log?.(
        JSON.stringify({ time: new Date(), method, path: url.split('?', 1)[0], status, ms, complete, agent: requestHeaders['user-agent'] }),
      );
    });
    try {
      const { status, headers, body } = respond(request);
      response.writeHead(status, status === 304 ? headers : { ...headers, 'Content-Length': Buffer.byteLength(body) });
      // Node counts an ended response as sent and cuts it off when the server stops, so end it only after the body has been written.
      if (method === 'HEAD' || body.length === 0) response.end();
      else response.write(body, () => response.end());
    } catch (error) {
      console.error(error);
      response.writeHead(500, { Connection: 'close' }).end();
    }
  });
  Object.assign(server, CONNECTION_LIMITS);
  server.on('connection', (socket) => sockets.add(socket.once('close', () => sockets.delete(socket))));
  server.listen({ host, port });
  await once(server, 'listening');

  function stop(): Promise<void> {
    setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT_MS).unref();
    const stopped = once(server.close(), 'close');
    // Node calls no connection idle that has sent nothing yet, or half a request.
    for (const socket of sockets) if (!answering.has(socket)) socket.destroy();
    return stopped.then(() => {});
  }

  return { port: (server.address() as AddressInfo).port, stop };
}
