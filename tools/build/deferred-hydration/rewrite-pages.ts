// Rewrites every page of the built site so that it paints before any script, or, for HTML_FIRST=off, adds the boot to the router's own page.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { OFFLINE_PATH } from '#app/service-worker/paths.ts';
import { readBuildEnvironment } from '../lib/build-environment.ts';
import { BUILD_FOLDER, SITE_FOLDER } from '../lib/build-folder.ts';
import { listPagePaths, getPageFile } from '../lib/page-paths.ts';
import { bundleBootScript } from './bundle-boot-script.ts';
import { addBootScript, deferHydration, type PageAssets } from './defer-hydration.ts';

const { isHydrationDeferred } = readBuildEnvironment(path.resolve(import.meta.dirname, '../../..'));

/** Writes a part of a page to the assets, under a name that changes with its text, and returns its address. */
function writeAsset(name: string, ending: string, text: string): string {
  const address = `/assets/${name}-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.${ending}`;
  writeFileSync(path.join(SITE_FOLDER, address), text);
  return address;
}

export async function rewritePages(): Promise<void> {
  const boot = await bundleBootScript();
  // For the check of syntax, not for visitors: they get it in the pages.
  writeFileSync(path.join(BUILD_FOLDER, 'boot.js'), boot);

  const pageAssets: PageAssets = {
    readAsset: (address) => readFileSync(path.join(SITE_FOLDER, address), 'utf8'),
    writeModule: (text) => writeAsset('start', 'js', text),
    writeData: (text) => writeAsset('page', 'data', text),
    boot,
  };
  for (const page of [...(await listPagePaths(SITE_FOLDER)).map(getPageFile), '404.html']) {
    const file = path.join(SITE_FOLDER, page);
    const html = readFileSync(file, 'utf8');
    // It answers at any address, where React would look for another page.
    const shouldHydrate = page !== getPageFile(OFFLINE_PATH);
    writeFileSync(file, shouldHydrate && !isHydrationDeferred ? addBootScript(html, boot) : deferHydration(html, pageAssets, shouldHydrate));
  }
}
