// The scripts that stand in a page, as a Content-Security-Policy names them.
import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([^]*?)<\/script>/g;

/** Types that a browser runs; whatever else stands in a script element is data to it. */
const RUNS = /^(|module|text\/javascript)$/;

/** The hashes of the inline scripts in these pages, each once, as `sha256-…`. */
export function inlineScriptHashes(pages: readonly string[]): string[] {
  const hashes = pages.flatMap((html) =>
    [...html.matchAll(SCRIPT)]
      .filter(([, attributes = '']) => !/\ssrc=/.test(attributes) && RUNS.test(/\stype="([^"]*)"/.exec(attributes)?.[1] ?? ''))
      .map(([, , text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`),
  );
  return [...new Set(hashes)].toSorted();
}
