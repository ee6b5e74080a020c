// The scripts that stand in a page, as a Content-Security-Policy names them.
import { createHash } from 'node:crypto';
import { elementsOf } from './markup.ts';

/** Types that a browser runs; whatever else stands in a script element is data to it. */
const RUNS: ReadonlySet<string> = new Set(['', 'module', 'text/javascript']);

/** The hashes of the inline scripts in these pages, each once, as `sha256-…`. */
export function inlineScriptHashes(pages: readonly string[]): string[] {
  const hashes = pages
    .flatMap(elementsOf)
    .filter(({ name, attributes }) => name === 'script' && !attributes.has('src') && RUNS.has(attributes.get('type') ?? ''))
    .map(({ text }) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
  return [...new Set(hashes)].toSorted();
}
