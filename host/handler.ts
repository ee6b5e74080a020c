// Answers a request from the folder of the built site.
import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { cacheControl, contentType } from './caching.ts';

function setHeaders(response: ServerResponse, pathname: string): void {
  response.setHeader('Cache-Control', cacheControl(pathname));
  const type = contentType(pathname);
  if (type !== undefined) response.setHeader('Content-Type', type);
}

/** The same address without a trailing slash, or null when it has none. Several leading slashes become one, so that it cannot lead to another host. */
function withoutTrailingSlash(address: string): string | null {
  const [pathname = '/', query] = address.split(/\?(.*)/s, 2);
  if (pathname === '/' || !pathname.endsWith('/')) return null;
  const clean = `/${pathname.replace(/^\/+|\/+$/g, '')}`;
  return query === undefined ? clean : `${clean}?${query}`;
}

/** A request listener for the built site in `folder`; an address that has no file gets 404.html with status 404. */
export function createHandler(folder: string): RequestListener {
  const notFoundPage = readFileSync(path.join(folder, '404.html'));
  const files = sirv(folder, { extensions: ['html'], brotli: true, gzip: true, etag: true, setHeaders });

  return (request: IncomingMessage, response: ServerResponse) => {
    const target = withoutTrailingSlash(request.url ?? '/');
    if (target !== null) {
      response.writeHead(308, { Location: target }).end();
      return;
    }
    files(request, response, () => {
      response.writeHead(404, {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-cache',
        'Content-Length': notFoundPage.length,
      });
      response.end(request.method === 'HEAD' ? undefined : notFoundPage);
    });
  };
}
