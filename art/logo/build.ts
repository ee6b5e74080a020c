// Draws the logo and the icons from the site's name, art/logo/mark.svg and the design tokens: wordmarks for light and dark backgrounds,
// favicon, app icons, and the placeholder of pictures. `npm run social` runs it first.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type * as SiteData from '#app/content/data/site.ts';
import { computeColors, siteTokens } from '../../tools/build/lib/design-tokens.ts';
import { loadSiteModule } from '../../tools/build/lib/load-site-module.ts';
import { outlineText } from './outline-text.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const MARK_SIZE = 64;
const WORD_PX = 44;

const { PRODUCT, SITE_NAME, SLUG } = await loadSiteModule<typeof SiteData>('app/content/data/site.ts');
const colors = await computeColors({
  ...siteTokens,
  '--suffix':
    'oklab(from color-mix(in oklab, var(--brand-strong), var(--brand-ink)) l calc(a * 1.09 + b * 0.134) calc(b * 1.09 - a * 0.134))',
  '--suffix-on-dark': 'color-mix(in oklab, var(--brand-soft), var(--brand-bright))',
  '--icon-ground': 'color-mix(in oklab, var(--brand-bright) 35%, var(--ground-strong))',
});
const getColor = (token: string) => colors[token] ?? 'none';

/** Drawn on 64 × 64, to be legible at 16 px. */
const MARK = (await readFile(path.join(ROOT, 'art/logo/mark.svg'), 'utf8')).replaceAll(/<\/?svg[^>]*>|\s*\n\s*/g, '');

const NAME = outlineText(PRODUCT, WORD_PX);
const SUFFIX = outlineText(SITE_NAME.slice(PRODUCT.length), WORD_PX);
const NAME_LEFT = MARK_SIZE + 12;
const WORD_MARK_WIDTH = Math.ceil(NAME_LEFT + NAME.width + SUFFIX.width + 2);

function drawWordMark(nameColor: string, suffixColor: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WORD_MARK_WIDTH} ${MARK_SIZE}">${MARK}<path fill="${getColor(nameColor)}" transform="translate(${NAME_LEFT} 50)" d="${NAME.path}"/><path fill="${getColor(suffixColor)}" transform="translate(${(NAME_LEFT + NAME.width).toFixed(1)} 50)" d="${SUFFIX.path}"/></svg>\n`;
}

/** Draws the letters only, in one color: for stamps, engravings and rows of partner logos. */
function drawLetters(color: string): string {
  const word = outlineText(SITE_NAME, WORD_PX);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Math.ceil(word.width + 4)} ${MARK_SIZE}"><path fill="${color}" transform="translate(2 50)" d="${word.path}"/></svg>\n`;
}

/** Draws the mark on a square background; `inset` is the margin as a fraction of the side. */
function drawIcon(side: number, inset: number, ground: string | null): string {
  const scale = (side * (1 - 2 * inset)) / MARK_SIZE;
  const rect = ground ? `<rect width="${side}" height="${side}" fill="${ground}"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">${rect}<g transform="translate(${side * inset} ${side * inset}) scale(${scale})">${MARK}</g></svg>\n`;
}

const ON_LIGHT = drawWordMark('--ink', '--suffix');
const ON_DARK = drawWordMark('--ground', '--suffix-on-dark');

/** The logos of the press kit, listed in app/content/queries/press-kit.ts; their PNG files have six times the size. */
const PRESS_FILES = [
  ['logo', ON_LIGHT],
  ['logo-on-dark', ON_DARK],
  ['mark', drawIcon(MARK_SIZE, 0, null)],
  ['letters-black', drawLetters('#000')],
  ['letters-white', drawLetters('#fff')],
] as const;
const PRESS_DENSITY = 6 * 72;

/** Wraps a PNG in an .ico file, for clients that request /favicon.ico without reading a page; `side` is in px. */
function encodeIco(image: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // type: icon
  head.writeUInt16LE(1, 4); // number of images
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10); // color planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}

const write = (file: string, text: string) => writeFile(path.join(ROOT, file), text);
const writePng = (file: string, svg: string) => sharp(Buffer.from(svg)).png({ palette: true }).toFile(path.join(ROOT, file));

await mkdir(path.join(ROOT, 'public/icons'), { recursive: true });
await write('app/layout/logo/logo.svg', ON_LIGHT);
await write('app/layout/logo/logo-on-dark.svg', ON_DARK);
await write('app/layout/logo/logo-size.json', `{ "width": ${WORD_MARK_WIDTH}, "height": ${MARK_SIZE} }\n`);
await write('app/components/ui/pictures/placeholder.svg', drawIcon(800, 0.25, getColor('--ground-strong')));
await write('public/favicon.svg', drawIcon(MARK_SIZE, 0, null));
await writePng('public/icons/icon-32.png', drawIcon(32, 0, null));
await writeFile(path.join(ROOT, 'public/favicon.ico'), encodeIco(await readFile(path.join(ROOT, 'public/icons/icon-32.png')), 32));
await writePng('public/icons/apple-touch-icon.png', drawIcon(180, 0.12, getColor('--ground')));
await writePng('public/icons/icon-192.png', drawIcon(192, 0.06, null));
await writePng('public/icons/icon-512.png', drawIcon(512, 0.06, null));
await writePng('public/icons/maskable-512.png', drawIcon(512, 0.18, getColor('--icon-ground')));
await mkdir(path.join(ROOT, 'public/press'), { recursive: true });
for (const [kind, svg] of PRESS_FILES) {
  const file = `public/press/${SLUG}-${kind}`;
  await write(`${file}.svg`, svg);
  await sharp(Buffer.from(svg), { density: PRESS_DENSITY })
    .png({ palette: true })
    .toFile(path.join(ROOT, `${file}.png`));
}
console.log('Logo and icons written');
