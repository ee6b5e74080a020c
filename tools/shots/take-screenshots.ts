// Takes screenshots into shots/: of every page at three widths (`npm run shots [path …]`), of every mini game (`npm run shots games`),
// of the boards only, as originals of the site's pictures (`npm run shots stills`),
// of the apps, from their demos, as originals of screenshots and loops (`npm run shots apps [slug]`),
// or for the web app manifest (`npm run shots install`).
// Serves the built site while it runs, so the site must be built first.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { withBrowser } from '../setup/serve-site.ts';
import { captureGames } from './capture-games.ts';
import { shootApps } from './shoot-apps.ts';
import { shootInstall, shootStills } from './shoot-left-games.ts';
import { listPagePaths } from '../build/lib/page-paths.ts';
import { OFFLINE_PATH } from '#app/startup/service-worker-paths.ts';
import { waitForHydration } from '#tests/e2e/support/hydration.ts';

const WIDTHS = [390, 800, 1440] as const;
const HEIGHT = 900;

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'shots');
const wanted = process.argv.slice(2);

async function capturePages(browser: Browser, origin: string): Promise<void> {
  const paths = [...(await listPagePaths()), '/nowhere', '/games/nowhere'].filter((page) => wanted.length === 0 || wanted.includes(page));
  for (const width of WIDTHS) {
    const page = await browser.newPage({ viewport: { width, height: HEIGHT }, reducedMotion: 'reduce' });
    for (const pagePath of paths) {
      await page.goto(origin + pagePath);
      if (pagePath !== OFFLINE_PATH) await waitForHydration(page); // React leaves that page alone
      // Scrolls through the page, because pictures below the fold load lazily.
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
          window.scrollTo(0, y);
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
        window.scrollTo(0, 0);
        await Promise.all(
          [...document.images]
            // The pictures at the far end of a row that scrolls sideways load when they come near.
            .filter(
              (image) => image.currentSrc && image.getClientRects().length > 0 && image.getBoundingClientRect().left < window.innerWidth,
            )
            .map((image) => image.decode().catch(() => {})),
        );
      });
      const name = pagePath === '/' ? 'home' : pagePath.slice(1).replaceAll('/', '-');
      await page.screenshot({ path: path.join(folder, `${name}-${width}.png`), fullPage: true });
    }
    await page.close();
    console.log(`${paths.length} pages at ${width} px`);
  }
}

const [what, ...only] = wanted;
await mkdir(folder, { recursive: true });
await withBrowser(async (browser, origin) => {
  if (what === 'games') await captureGames(browser, origin, folder, only);
  else if (what === 'stills') await shootStills(browser, origin, path.join(root, 'art/originals/stills'), only);
  else if (what === 'apps') await shootApps(browser, origin, path.join(root, 'art/originals'), path.join(folder, 'loops'), only);
  else if (what === 'install') await shootInstall(browser, origin, path.join(root, 'public/icons'));
  else await capturePages(browser, origin);
});
