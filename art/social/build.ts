// Renders the social images of the pages and games from the template: `node art/social/build.ts` writes to public/social/.
import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Game, PageMetaText } from '#app/content/schema.ts';
import { HEIGHT, PICTURE_HEIGHT, socialLayer, WIDTH } from './template.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const GROUND = '#fff5e6';

/** Each page's file name (its path), the file whose title it carries, and the picture above it. */
const PAGES = [
  ['home', 'home', 'about/studio'],
  ['games', 'games', 'block-blitz-go/key-art'],
  ['about-us', 'about', 'about/studio'],
  ['services', 'services', 'services/live-ops'],
  ['contact', 'contact', 'services/app-development'],
  ['search', 'search', 'idle-mouse/key-art'],
  ['press', 'press', 'services/art-and-design'],
  ['accessibility', 'accessibility', 'services/live-ops'],
  ['privacy-policy', 'privacy-policy', 'services/data'],
  ['terms', 'terms', 'services/data'],
] as const;

const logo = await readFile(path.join(ROOT, 'app/layout/logo.svg'), 'utf8');
const folder = path.join(ROOT, 'public/social');
await mkdir(folder, { recursive: true });

async function render(name: string, title: string, picture: string): Promise<void> {
  const above = await sharp(path.join(ROOT, `art/originals/${picture}.png`))
    .resize(WIDTH, PICTURE_HEIGHT, { fit: 'cover' })
    .toBuffer();
  const { size } = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: GROUND } })
    .composite([{ input: above, top: 0, left: 0 }, { input: Buffer.from(socialLayer(title, logo, GROUND)) }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(path.join(folder, `${name}.jpg`));
  console.log(`${name}.jpg: ${size} bytes`);
}

for (const [name, page, picture] of PAGES) {
  const { meta } = (await import(path.join(ROOT, `app/content/pages/${page}.ts`))) as { meta: PageMetaText };
  await render(name, meta.title, picture);
}
for (const file of await readdir(path.join(ROOT, 'app/content/catalogue'))) {
  const { game } = (await import(path.join(ROOT, 'app/content/catalogue', file))) as { game: Game };
  await render(game.slug, game.title, `${game.slug}/key-art`);
}
