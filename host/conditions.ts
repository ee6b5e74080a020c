// What the conditions of a request come down to for one form of a file: whether it is sent, and which part of it (RFC 9110, sections 13 and 14).
import type { IncomingHttpHeaders } from 'node:http';

export interface Validators {
  /** Strong: the same tag stands for the same bytes. */
  readonly etag: string;
  /** When the file was changed, as HTTP writes a date. */
  readonly modified: string;
}

/** The first and the last byte that are wanted. */
export interface Part {
  readonly first: number;
  readonly last: number;
}

/** The encodings that an Accept-Encoding takes, without those that it refuses by q=0. */
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

/** The time of a date in the one form that HTTP writes; null for anything else, which does not count. */
function readDate(text: string | undefined): number | null {
  const timeMs = Date.parse(text ?? '');
  return !Number.isNaN(timeMs) && new Date(timeMs).toUTCString() === text ? timeMs : null;
}

/** Whether a list of tags names this one; a weak tag stands for it only where the bytes need not be the same. */
function isNamed(tags: string, etag: string, isWeakEnough: boolean): boolean {
  if (tags.trim() === '*') return true;
  const named = new Set(tags.split(',').map((tag) => tag.trim()));
  return named.has(etag) || (isWeakEnough && named.has(`W/${etag}`));
}

/** Whether the file is sent, is known to the visitor already (304), or is no longer what the visitor counts on (412). */
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
 * The one part that is wanted; null where the whole file is to be sent: no part is wanted, several are, or a part of another state of the
 * file; 'beyond' where the file has no such bytes (416). A last byte beyond the end is the end.
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
