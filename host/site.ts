// The built site, read once at startup: every address with the forms of its file.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import path from 'node:path';
import { readAddress } from './address.ts';
import { cacheControl, PAGE_CACHE_CONTROL } from './caching.ts';
import type { Validators } from './conditions.ts';
import { contentType } from './content-types.ts';
import { headersOf, overTls, readHeaders, type Headers, type SiteHeaders } from './headers.ts';

/** Eight times the size of a release: room for its own files and for the scripts and pictures of earlier ones. */
const MOST_SITE_BYTES = 268_435_456;

/** 132 bits of the hash, enough that two different files never share a tag. */
const TAG_LETTERS = 22;

const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

export interface Form extends Validators {
  /** null for the uncompressed file. */
  readonly encoding: 'br' | 'gzip' | null;
  readonly body: Buffer;
  /** The headers of an answer that sends all of it. */
  readonly head: OutgoingHttpHeaders;
}

/** A file and its compressed forms, smallest first. */
export interface Forms {
  readonly plain: Form;
  readonly compressed: readonly Form[];
}

export interface Site {
  /** The security headers of answers that are not files. */
  readonly headers: Headers;
  readonly files: ReadonlyMap<string, Forms>;
  /** The page for addresses without a file. */
  readonly notFound: Forms;
}

/** The address of a file in the site's folder: /games for games.html. */
function addressOf(file: string): string {
  const address = `/${file.replaceAll(path.sep, '/')}`;
  return address === '/index.html' ? '/' : address.replace(/\.html$/, '');
}

function isServed(address: string): boolean {
  const asked = readAddress(address);
  return asked.kind === 'path' && asked.path === address;
}

/** The names of all files in a folder, linked folders included. */
function listFiles(folder: string, within = ''): string[] {
  return readdirSync(path.join(folder, within)).flatMap((name) => {
    const file = path.join(within, name);
    return statSync(path.join(folder, file)).isDirectory() ? listFiles(folder, file) : [file];
  });
}

/** Reads the folder as it is right now. */
function readFolder(folder: string, headers: SiteHeaders, mostBytes: number): Site {
  const names = new Set(listFiles(folder));
  let bytes = 0;

  /** `address` is null for a file that answers for missing ones. */
  function readForms(file: string, address: string | null): Forms {
    const modified = new Date(Math.min(statSync(path.join(folder, file)).mtimeMs, Date.now())).toUTCString();
    const encodings = ENCODINGS.filter(([, ending]) => names.has(file + ending));
    const varies = encodings.length === 0 ? {} : { Vary: 'Accept-Encoding' };

    function readForm(encoding: Form['encoding'], ending: string): Form {
      const body = readFileSync(path.join(folder, file + ending));
      bytes += body.length;
      if (bytes > mostBytes) throw new Error(`it is larger than the ${mostBytes} bytes that this host keeps in memory`);
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, TAG_LETTERS)}"`;
      const head = {
        ...headersOf(headers, address ?? '/'),
        'Content-Type': contentType(file),
        'Content-Length': body.length,
        'Cache-Control': address === null ? PAGE_CACHE_CONTROL : cacheControl(address),
        ...varies,
        ...(encoding === null ? {} : { 'Content-Encoding': encoding }),
        ...(address === null ? {} : { ETag: etag, 'Last-Modified': modified, 'Accept-Ranges': 'bytes' }),
      };
      return { encoding, body, etag, modified, head };
    }

    return { plain: readForm(null, ''), compressed: encodings.map(([encoding, ending]) => readForm(encoding, ending)) };
  }

  const files = new Map<string, Forms>();
  for (const file of names) {
    const address = addressOf(file);
    if (!isServed(address)) continue;
    files.set(address, readForms(file, address));
  }
  if (!names.has('404.html')) throw new Error('404.html is missing: npm run build makes it, together with the site');
  return { headers: headersOf(headers, '/'), files, notFound: readForms('404.html', null) };
}

export interface SiteOptions {
  /** Used instead of the headers that the build wrote. */
  readonly headers?: SiteHeaders;
  /** Tells browsers to use TLS only. */
  readonly isTransportSecure?: boolean;
  readonly mostBytes?: number;
}

/** Reads the built site in `folder`, and reads it again if the folder is swapped meanwhile: its pages and its policy belong together. */
export function readSite(folder: string, options: SiteOptions = {}): Site {
  const { isTransportSecure = false, mostBytes = MOST_SITE_BYTES } = options;
  for (;;) {
    const place = realpathSync(folder);
    const { ino } = statSync(place);
    const isReplaced = () => realpathSync(folder) !== place || statSync(place).ino !== ino;
    try {
      const headers = options.headers ?? readHeaders(place);
      const site = readFolder(place, isTransportSecure ? overTls(headers) : headers, mostBytes);
      if (!isReplaced()) return site;
    } catch (error) {
      if (!isReplaced()) throw error;
    }
  }
}
