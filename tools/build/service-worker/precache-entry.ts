// Creates the entries of Workbox's precache list.
import { createHash } from 'node:crypto';
import { getHeaders } from '../../../server/headers.ts';
import { getUrlPath } from './precache-list.ts';

export interface PrecacheEntry {
  readonly url: string;
  /** Null for names that contain a hash. Otherwise it changes with the content and the headers, which are stored together. */
  readonly revision: string | null;
  /** Rejects files of another release, such as in a half-copied deployment. */
  readonly integrity: string;
}

function hash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64');
}

/** `policy` is the Content-Security-Policy of the site. */
export function createPrecacheEntry(file: string, content: Buffer, policy: string): PrecacheEntry {
  const url = getUrlPath(file);
  const contentHash = hash(content);
  const revision = hash(contentHash + JSON.stringify(getHeaders(url, policy))).slice(0, 12);
  return { url, revision: /^(assets|pictures)\//.test(file) ? null : revision, integrity: `sha256-${contentHash}` };
}
