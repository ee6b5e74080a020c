// Draws the logo and the icons: wordmarks for light and dark backgrounds, favicon and app icons. `node art/logo/build.ts`
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { studio } from '#app/content/data/studio.ts';
import { MARK } from './mark.ts';
import { outlineText } from './outline-text.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const MARK_SIZE = 64;
const WORD_PX = 44;
const CREAM = '#fff5e6';

function drawWordMark(colors: { name: string; suffix: string }): string {
  const name = outlineText(studio.product, WORD_PX);
  const suffix = outlineText('Games', WORD_PX);
  const left = MARK_SIZE + 12;
  const width = Math.ceil(left + name.width + suffix.width + 2);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${MARK_SIZE}">${MARK}<path fill="${colors.name}" transform="translate(${left} 50)" d="${name.path}"/><path fill="${colors.suffix}" transform="translate(${(left + name.width).toFixed(1)} 50)" d="${suffix.path}"/></svg>\n`;
}

/** Draws the letters only, in one color: for stamps, engravings and rows of partner logos. */
function drawLetters(color: string): string {
  const word = outlineText(`${studio.product}Games`, WORD_PX);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Math.ceil(word.width + 4)} ${MARK_SIZE}"><path fill="${color}" transform="translate(2 50)" d="${word.path}"/></svg>\n`;
}

/** Draws the mark on a square background; `inset` is the margin as a fraction of the side. */
function drawIcon(side: number, inset: number, ground: string | null): string {
  const scale = (side * (1 - 2 * inset)) / MARK_SIZE;
  const rect = ground ? `<rect width="${side}" height="${side}" fill="${ground}"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">${rect}<g transform="translate(${side * inset} ${side * inset}) scale(${scale})">${MARK}</g></svg>\n`;
}

const ON_LIGHT = drawWordMark({ name: '#3a1d3f', suffix: '#b4471f' });
const ON_DARK = drawWordMark({ name: CREAM, suffix: '#ffb45e' });

/** The logos of the press kit; their PNG files have six times the size. */
const PRESS_FILES = [
  ['apricotgames-logo', ON_LIGHT],
  ['apricotgames-logo-on-dark', ON_DARK],
  ['apricotgames-mark', drawIcon(MARK_SIZE, 0, null)],
  ['apricotgames-letters-black', drawLetters('#000')],
  ['apricotgames-letters-white', drawLetters('#fff')],
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
await write('app/components/layout/logo/logo.svg', ON_LIGHT);
await write('app/components/layout/logo/logo-on-dark.svg', ON_DARK);
await write('public/favicon.svg', drawIcon(MARK_SIZE, 0, null));
await writePng('public/icons/icon-32.png', drawIcon(32, 0, null));
await writeFile(path.join(ROOT, 'public/favicon.ico'), encodeIco(await readFile(path.join(ROOT, 'public/icons/icon-32.png')), 32));
await writePng('public/icons/apple-touch-icon.png', drawIcon(180, 0.12, CREAM));
await writePng('public/icons/icon-192.png', drawIcon(192, 0.06, null));
await writePng('public/icons/icon-512.png', drawIcon(512, 0.06, null));
await writePng('public/icons/maskable-512.png', drawIcon(512, 0.18, '#ffdcae'));
await mkdir(path.join(ROOT, 'public/press'), { recursive: true });
for (const [name, svg] of PRESS_FILES) {
  await write(`public/press/${name}.svg`, svg);
  await sharp(Buffer.from(svg), { density: PRESS_DENSITY })
    .png({ palette: true })
    .toFile(path.join(ROOT, `public/press/${name}.png`));
}
console.log('Logo and icons written');
