// Hashes the inline scripts of pages for the Content-Security-Policy.
import { createHash } from 'node:crypto';
import { parseElements } from './markup.ts';

/** Script types that browsers execute; they treat the others as data. */
const EXECUTABLE_TYPES: ReadonlySet<string> = new Set(['', 'module', 'text/javascript']);

/** Returns the distinct hashes of the inline scripts in these pages, as `sha256-…`. */
export function hashInlineScripts(pages: readonly string[]): string[] {
  const hashes = pages
    .flatMap(parseElements)
    .filter(({ name, attributes }) => name === 'script' && !attributes.has('src') && EXECUTABLE_TYPES.has(attributes.get('type') ?? ''))
    .map(({ text }) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
  return [...new Set(hashes)].toSorted();
}
