// The texts of the site, kept in memory with the headers of their answers: most requests ask for one of them, whole.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import path from 'node:path';
import { cacheControl } from './caching.ts';
import { entityTag } from './conditions.ts';
import { contentType } from './content-types.ts';
import { headersOf, type SiteHeaders } from './headers.ts';

const KEPT = /\.(html|js|css|svg|data|txt|xml|webmanifest)$/;
const MOST_BYTES = 131_072; // of one form; the disk is soon enough for what is larger

export interface Kept {
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

const FORMS = [
  ['br', '.br'],
  ['gzip', '.gz'],
  ['', ''],
] as const;

/** The address of a file in the folder of the site: /games of games.html. */
function addressOf(file: string): string {
  const address = `/${file.replaceAll(path.sep, '/')}`;
  return address === '/index.html' ? '/' : address.replace(/\.html$/, '');
}

/** Reads the texts in `folder` that are served, as they are now, to be answered with the headers of the site and their own; the result gives the best form of an address that the visitor takes, or null. */
export function remember(
  folder: string,
  isServed: (address: string) => boolean,
  site: SiteHeaders,
): (address: string, encodings: string) => Kept | null {
  const known = new Map<string, Kept>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => KEPT.test(name))) {
    const address = addressOf(file);
    if (!isServed(address)) continue;
    const forms = FORMS.filter(([, ending]) => statSync(path.join(folder, file + ending), { throwIfNoEntry: false }) !== undefined);
    for (const [encoding, ending] of forms) {
      const place = path.join(folder, file + ending);
      const stats = statSync(place);
      if (stats.size > MOST_BYTES) continue;
      known.set(`${address} ${encoding}`, {
        headers: {
          ...headersOf(site, address),
          'Cache-Control': cacheControl(address),
          ETag: entityTag(stats),
          'Accept-Ranges': 'bytes',
          'Content-Type': contentType(address),
          'Content-Length': stats.size,
          'Last-Modified': stats.mtime.toUTCString(),
          Vary: 'Accept-Encoding',
          ...(encoding === '' ? {} : { 'Content-Encoding': encoding }),
        },
        body: readFileSync(place),
      });
    }
  }
  return (address, encodings) =>
    (encodings.includes('br') && known.get(`${address} br`)) ||
    (encodings.includes('gzip') && known.get(`${address} gzip`)) ||
    known.get(`${address} `) ||
    null;
}
