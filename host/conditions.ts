// What the conditions of a request come down to for one file: its encoding, whether the visitor has it already, and which part is wanted.
import type { IncomingHttpHeaders } from 'node:http';
import type { Stats } from 'node:fs';

/** The encodings of `accepted` that we have, without those that it refuses by q=0. */
export function readEncodings(accepted: string | undefined): string {
  const wanted = new Set(
    (accepted ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.trim().split(/\s*;\s*/))
      .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
      .map(([name]) => name),
  );
  return ['br', 'gzip'].filter((encoding) => wanted.has(encoding)).join(', ');
}

/** Weak: the same content may be compressed in another way after another build. */
export function entityTag({ size, mtimeMs }: Stats): string {
  return `W/"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`;
}

/** To the second, as HTTP dates are. */
function changedAt({ mtimeMs }: Stats): number {
  return Math.trunc(mtimeMs / 1000) * 1000;
}

/** Whether the visitor has the file as it is (RFC 9110, section 13.2.2). */
export function isFresh(headers: IncomingHttpHeaders, file: Stats): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) {
    const opaque = entityTag(file).slice('W/'.length);
    return tags.trim() === '*' || tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === opaque);
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return !Number.isNaN(since) && changedAt(file) <= since;
}

/**
 * The one range that is wanted, written as `bytes=first-last` with both numbers; null where the whole file is to be sent: there is
 * none, there are several, it is none, or it belongs to another state of the file. A range beyond the end keeps its first byte.
 */
export function readRange(headers: IncomingHttpHeaders, file: Stats): string | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  const condition = headers['if-range'];
  // Our tags are weak and never stand for the same bytes.
  if (condition !== undefined && Date.parse(condition as string) !== changedAt(file)) return null;
  if (first === '') return `bytes=${last === '0' ? file.size : Math.max(0, file.size - Number(last))}-${file.size - 1}`;
  if (last !== '' && Number(last) < Number(first)) return null;
  // sirv takes a last byte of 0 for none.
  if (last === '0') return null;
  return `bytes=${first}-${last === '' ? file.size - 1 : last}`;
}
