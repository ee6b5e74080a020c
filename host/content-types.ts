// The Content-Type of every kind of file that the site has.

export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  // What the router fetches of another page; the type is the one that its own server sends.
  data: 'text/x-script; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/vnd.microsoft.icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
  zip: 'application/zip',
};

/** The Content-Type of a file. */
export function contentType(file: string): string {
  return CONTENT_TYPES[/\.([^./]+)$/.exec(file)?.[1] ?? ''] ?? 'application/octet-stream';
}
