// Defers hydration in every page of the built site.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { OFFLINE_PATH } from '#app/startup/inline/service-worker-paths.ts';
import { getPageFile, listPageFiles } from '../lib/page-paths.ts';
import { bundleInlineScript } from './bundle-inline-script.ts';
import { deferHydration, type PageAssets } from './defer-hydration.ts';

export async function rewritePages(site: string): Promise<void> {
  const inlineScript = await bundleInlineScript('inline-script');
  // Only for `npm test`; pages contain the script inline.
  writeFileSync(path.join(site, '../inline-script.js'), inlineScript);

  /** Writes a text to assets/, under a name with its hash, and returns its path. */
  function writeAsset(name: string, extension: string, text: string): string {
    const assetPath = `/assets/${name}-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.${extension}`;
    writeFileSync(path.join(site, assetPath), text);
    return assetPath;
  }
  const pageAssets: PageAssets = {
    readAsset: (assetPath) => readFileSync(path.join(site, assetPath), 'utf8'),
    writeModule: (text) => writeAsset('start', 'js', text),
    writeData: (text) => writeAsset('page', 'data', text),
    headScript: await bundleInlineScript('mark-page'),
    inlineScript,
  };
  for (const page of await listPageFiles(site)) {
    const file = path.join(site, page);
    const html = readFileSync(file, 'utf8');
    // The offline page is served at any URL, where React would hydrate another page.
    const shouldHydrate = page !== getPageFile(OFFLINE_PATH);
    writeFileSync(file, deferHydration(html, pageAssets, shouldHydrate));
  }
}
