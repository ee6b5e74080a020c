// The scripts that stand in a page, as a Content-Security-Policy names them.
import { createHash } from 'node:crypto';
import { parseElements } from './markup.ts';

/** Types that a browser runs; whatever else stands in a script element is data to it. */
const EXECUTABLE_TYPES: ReadonlySet<string> = new Set(['', 'module', 'text/javascript']);

/** The hashes of the inline scripts in these pages, each once, as `sha256-…`. */
export function hashInlineScripts(pages: readonly string[]): string[] {
  const hashes = pages
    .flatMap(parseElements)
    .filter(({ name, attributes }) => name === 'script' && !attributes.has('src') && EXECUTABLE_TYPES.has(attributes.get('type') ?? ''))
    .map(({ text }) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
  return [...new Set(hashes)].toSorted();
}
