// Renders the social images of pages and games: `npm run social [name …]` writes them to public/social/.
// Without names, it renders those that are missing or whose title, picture, template, logo or colors have changed; with a name such as `games-idle-mouse`, that one.
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type * as PageTable from '#app/content/queries/page-table.ts';
import type { SitePage } from '#app/content/schema/page-schema.ts';
import { getSocialImagePath } from '#app/content/paths.ts';
import { hashSocialImage } from '#app/content/queries/hash-social-image.ts';
import { getAvifPath, type PictureSource } from '#app/content/pictures/picture-source.ts';
import { computeColors } from '../../tools/build/lib/design-tokens.ts';
import { formatText } from '../../tools/build/lib/format-text.ts';
import { loadSiteModule } from '../../tools/build/lib/load-site-module.ts';
import { readSocialTemplate } from '../../tools/build/lib/social-template.ts';
import { HEIGHT, PICTURE_HEIGHT, drawSocialLayer, drawSunrays, WIDTH } from './template.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const HASHES_FILE = path.join(ROOT, 'app/content/data/pictures/social-images.json');

async function readJson<Value>(file: string): Promise<Value> {
  return JSON.parse(await readFile(file, 'utf8')) as Value;
}

const { listSitePages } = await loadSiteModule<typeof PageTable>('app/content/queries/page-table.ts');
const pictures = await readJson<Record<string, PictureSource>>(path.join(ROOT, 'app/content/data/pictures/pictures.json'));
const previousHashes = await readJson<Record<string, string>>(HASHES_FILE);
const colors = await computeColors();
const template = readSocialTemplate();
const logo = await readFile(path.join(ROOT, 'app/layout/logo/logo.svg'), 'utf8');
await mkdir(path.join(ROOT, 'public/social'), { recursive: true });

/** Returns the source file of a picture: the original, or the largest published file if there is no original. */
function getSourceFile(name: string): string {
  const original = path.join(ROOT, `art/originals/${name}.png`);
  const entry = pictures[name];
  if (existsSync(original) || !entry) return original;
  return path.join(ROOT, 'public', getAvifPath({ name, hash: entry.hash }, entry.widths.at(-1) ?? 0));
}

/** The height of a picture with a transparent background, which stands on the hill. */
const CUT_OUT_HEIGHT = 420;

/** Renders the area above the title: a picture that fills it, or one with a transparent background in front of the sun. */
async function renderPicture(name: string): Promise<Buffer> {
  if (pictures[name]?.color !== 'transparent') return sharp(getSourceFile(name)).resize(WIDTH, PICTURE_HEIGHT, { fit: 'cover' }).toBuffer();
  const toy = await sharp(getSourceFile(name)).resize({ height: CUT_OUT_HEIGHT }).toBuffer({ resolveWithObject: true });
  const left = Math.round((WIDTH - toy.info.width) / 2);
  return sharp(Buffer.from(drawSunrays(colors)))
    .composite([{ input: toy.data, left, top: PICTURE_HEIGHT - CUT_OUT_HEIGHT - 30 }])
    .png()
    .toBuffer();
}

async function render(image: string, { title, socialTitle = title, socialPicture }: SitePage): Promise<void> {
  const { size } = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: colors['--ground'] ?? '' } })
    .composite([
      { input: await renderPicture(socialPicture), top: 0, left: 0 },
      { input: Buffer.from(drawSocialLayer(socialTitle, logo, colors)) },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(path.join(ROOT, 'public', image));
  console.log(`public${image}: ${size} bytes`);
}

/** The paths of the images to render; if there are none, those that are out of date. */
const wanted = process.argv.slice(2).map((name) => `/social/${name}.jpg`);

const hashes: Record<string, string> = {};
let rendered = 0;
for (const page of listSitePages()) {
  const image = getSocialImagePath(page.path);
  const picture = pictures[page.socialPicture];
  if (!picture) {
    console.error(`${page.path} wants the picture "${page.socialPicture}", which is not in pictures.json; run \`npm run pictures\` first`);
    process.exit(1);
  }
  const hash = hashSocialImage(page, picture.hash, template);
  const isCurrent = previousHashes[image] === hash && existsSync(path.join(ROOT, 'public', image));
  const isWanted = wanted.length > 0 ? wanted.includes(image) : !isCurrent;
  if (isWanted) {
    await render(image, page);
    rendered += 1;
  }
  hashes[image] = isWanted ? hash : (previousHashes[image] ?? '');
}
await writeFile(HASHES_FILE, await formatText(HASHES_FILE, JSON.stringify(hashes)));
console.log(`${rendered} social images rendered, ${Object.keys(hashes).length} in all`);
