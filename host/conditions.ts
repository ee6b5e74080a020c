// What a request's conditions mean for one form of a file: whether to send it, and which part (RFC 9110, sections 13 and 14).
import type { IncomingHttpHeaders } from 'node:http';

export interface Validators {
  /** Strong: equal tags mean equal bytes. */
  readonly etag: string;
  /** When the file last changed, as an HTTP date. */
  readonly modified: string;
}

/** The first and last byte requested. */
export interface Part {
  readonly first: number;
  readonly last: number;
}

/** The encodings that an Accept-Encoding header accepts, without those it refuses by q=0. */
export function readEncodings(accepted: string | undefined): ReadonlySet<string> {
  return new Set(
    (accepted ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.trim().split(/\s*;\s*/))
      .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
      .map(([name = '']) => name),
  );
}

/** The time of a date in HTTP's preferred format; null for anything else, which is ignored. */
function readDate(text: string | undefined): number | null {
  const timeMs = Date.parse(text ?? '');
  return !Number.isNaN(timeMs) && new Date(timeMs).toUTCString() === text ? timeMs : null;
}

/** Whether a list of tags contains this one. A weak tag counts only if `allowsWeak`. */
function isNamed(tags: string, etag: string, allowsWeak: boolean): boolean {
  if (tags.trim() === '*') return true;
  const named = new Set(tags.split(',').map((tag) => tag.trim()));
  return named.has(etag) || (allowsWeak && named.has(`W/${etag}`));
}

/** Whether to send the file, the visitor already has it (304), or it is no longer the one the visitor expects (412). */
export function checkConditions(headers: IncomingHttpHeaders, { etag, modified }: Validators): 'send' | 'known' | 'changed' {
  const changedMs = Date.parse(modified);
  const expected = headers['if-match'];
  const unchangedSince = readDate(headers['if-unmodified-since']);
  if (expected !== undefined) {
    if (!isNamed(expected, etag, false)) return 'changed';
  } else if (unchangedSince !== null && changedMs > unchangedSince) return 'changed';

  const had = headers['if-none-match'];
  if (had !== undefined) return isNamed(had, etag, true) ? 'known' : 'send';
  const hadSince = readDate(headers['if-modified-since']);
  return hadSince !== null && changedMs <= hadSince ? 'known' : 'send';
}

/**
 * The single part requested; null to send the whole file: no part is requested, or several, or a part of an earlier version; 'beyond' if
 * the file has no such bytes (416). A last byte past the end means the end.
 */
export function readPart(headers: IncomingHttpHeaders, { etag, modified }: Validators, sizeBytes: number): Part | null | 'beyond' {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/i.exec(headers.range ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  const condition = headers['if-range'];
  if (condition !== undefined && condition !== etag && condition !== modified) return null;
  const end = sizeBytes - 1;
  if (first === '') return Number(last) === 0 || sizeBytes === 0 ? 'beyond' : { first: Math.max(0, sizeBytes - Number(last)), last: end };
  if (last !== '' && Number(last) < Number(first)) return null;
  if (Number(first) > end) return 'beyond';
  return { first: Number(first), last: last === '' ? end : Math.min(Number(last), end) };
}
