// Answers a request from the folder of the built site.
import { existsSync, readFileSync, type Stats } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { readAddress } from './address.ts';
import { HEALTH } from './address-rules.ts';
import { cacheControl, PAGE_CACHE_CONTROL } from './caching.ts';
import { entityTag, isFresh, readEncodings, readRange } from './conditions.ts';
import { contentType } from './content-types.ts';
import { headersOf, readHeaders, type SiteHeaders } from './headers.ts';
import { remember } from './memory.ts';

const TEXT = 'text/plain; charset=utf-8';
const REASONS = { 400: 'Bad request', 405: 'Only GET and HEAD are answered here', 414: 'The address is too long' } as const;

function answer(request: IncomingMessage, response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body), 'Cache-Control': 'no-store' });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Ends a response for which a file was opened: without the file where it has no body, and with the file closed when the visitor leaves. */
function guard(response: ServerResponse, hasBody: () => boolean): void {
  response.once('pipe', (file: Readable) => {
    file.once('error', () => response.destroy());
    response.once('close', () => file.destroy());
    if (hasBody()) return;
    file.destroy();
    response.end();
  });
}

/** The body of every 404, in the forms in which the build left it. */
function notFoundPage(file: string): RequestListener {
  const plain = readFileSync(file);
  const encoded = [
    ['br', `${file}.br`],
    ['gzip', `${file}.gz`],
  ] as const;
  const bodies = encoded.filter(([, form]) => existsSync(form)).map(([encoding, form]) => [encoding, readFileSync(form)] as const);

  return (request, response) => {
    const [encoding, body = plain] = bodies.find(([name]) => request.headers['accept-encoding']?.includes(name)) ?? [];
    response.setHeader('Content-Type', contentType(file) ?? '').setHeader('Cache-Control', PAGE_CACHE_CONTROL);
    if (bodies.length > 0) response.setHeader('Vary', 'Accept-Encoding');
    if (encoding !== undefined) response.setHeader('Content-Encoding', encoding);
    response.writeHead(404, { 'Content-Length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

/** A request listener for the built site in `folder`; an address that has no file gets 404.html with status 404. */
export function createHandler(folder: string, site: SiteHeaders = readHeaders(folder)): RequestListener {
  const pageHeaders = headersOf(site, '/');
  const recall = remember(folder, (address) => readAddress(address).kind === 'path', site);
  const sendNotFound = notFoundPage(path.join(folder, '404.html'));

  /** Called by sirv once it has found a file, before it writes the head of the response. */
  function setHeaders(response: ServerResponse, pathname: string, file: Stats): void {
    const { req: request } = response;
    for (const name of Object.keys(pageHeaders)) response.removeHeader(name);
    for (const [name, value] of Object.entries(headersOf(site, pathname))) response.setHeader(name, value);
    response.setHeader('Cache-Control', cacheControl(pathname));
    response.setHeader('ETag', entityTag(file));
    response.setHeader('Accept-Ranges', 'bytes');
    const type = contentType(pathname);
    if (type !== undefined) response.setHeader('Content-Type', type);

    const range = readRange(request.headers, file);
    if (range === null) delete request.headers.range;
    else request.headers.range = range;
    const isKnown = isFresh(request.headers, file);
    if (isKnown) {
      delete request.headers.range;
      response.removeHeader('Content-Type');
      const writeHead = response.writeHead.bind(response);
      response.writeHead = () => writeHead(304);
    }
    guard(response, () => !isKnown && request.method !== 'HEAD');
  }

  const files = sirv(folder, { extensions: ['html'], brotli: true, gzip: true, setHeaders });

  /** Answers from memory what asks for the whole of a text, whatever the visitor may have of it already. */
  function answerAtOnce({ headers: wanted, method }: IncomingMessage, response: ServerResponse, address: string): boolean {
    if (wanted.range ?? wanted['if-none-match'] ?? wanted['if-modified-since']) return false;
    const kept = recall(address, wanted['accept-encoding'] ?? '');
    if (!kept) return false;
    response.writeHead(200, kept.headers).end(method === 'HEAD' ? undefined : kept.body);
    return true;
  }

  return (request: IncomingMessage, response: ServerResponse) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const asked = readAddress(request.url ?? '/');
    request.headers['accept-encoding'] = readEncodings(request.headers['accept-encoding']);
    if (isReading && asked.kind === 'path' && answerAtOnce(request, response, asked.path)) return;

    for (const [name, value] of Object.entries(pageHeaders)) response.setHeader(name, value);
    if (!isReading) {
      response.setHeader('Allow', 'GET, HEAD').setHeader('Connection', 'close');
      return answer(request, response, 405, TEXT, REASONS[405]);
    }
    if (asked.kind === 'refused') return answer(request, response, asked.status, TEXT, REASONS[asked.status]);
    if (asked.kind === 'moved') {
      response.writeHead(308, { Location: asked.location, 'Content-Length': 0, 'Cache-Control': PAGE_CACHE_CONTROL }).end();
      return;
    }
    const notFound = () => sendNotFound(request, response);
    if (asked.kind === 'hidden') return notFound();
    if (asked.path === HEALTH.path) return answer(request, response, 200, TEXT, HEALTH.text);
    request.url = encodeURI(asked.path);
    files(request, response, notFound);
  };
}
