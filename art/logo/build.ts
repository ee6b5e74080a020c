// Draws the logo and the icons: the word mark for light and dark grounds, the favicon, the app icons. `node art/logo/build.ts`
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as fontkit from 'fontkit';
import type { Font } from 'fontkit';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { studio } from '#app/content/studio.ts';
import { MARK } from './mark.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const WEIGHT = 700;
const MARK_SIZE = 64;
const CREAM = '#fff5e6';

/** The outline of a word, and how wide it is, at a size in px with the baseline at 0. */
function outline(font: Font, word: string, size: number): { path: string; width: number } {
  const scale = size / font.unitsPerEm;
  const run = font.layout(word);
  let x = 0;
  const paths = run.glyphs.map((glyph, index) => {
    const drawn = glyph.path.scale(scale, -scale).translate(x, 0).toSVG();
    x += (run.positions[index]?.xAdvance ?? 0) * scale;
    return drawn;
  });
  return { path: paths.join('').replaceAll(/\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10)), width: x };
}

function wordMark(font: Font, colors: { name: string; suffix: string }): string {
  const name = outline(font, studio.product, 44);
  const suffix = outline(font, 'Games', 44);
  const left = MARK_SIZE + 12;
  const width = Math.ceil(left + name.width + suffix.width + 2);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${MARK_SIZE}">${MARK}<path fill="${colors.name}" transform="translate(${left} 50)" d="${name.path}"/><path fill="${colors.suffix}" transform="translate(${(left + name.width).toFixed(1)} 50)" d="${suffix.path}"/></svg>\n`;
}

/** The mark on a ground that fills a square; `inset` is the share of the side left free round it. */
function icon(side: number, inset: number, ground: string | null): string {
  const scale = (side * (1 - 2 * inset)) / MARK_SIZE;
  const rect = ground ? `<rect width="${side}" height="${side}" fill="${ground}"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">${rect}<g transform="translate(${side * inset} ${side * inset}) scale(${scale})">${MARK}</g></svg>\n`;
}

const source = createRequire(import.meta.url).resolve('@fontsource-variable/dynapuff/files/dynapuff-latin-wght-normal.woff2');
const bold = await subsetFont(await readFile(source), `${studio.product}Games`, {
  targetFormat: 'truetype',
  variationAxes: { wght: WEIGHT },
});
const font = fontkit.create(bold) as Font;
const write = (file: string, text: string) => writeFile(path.join(ROOT, file), text);
const png = (file: string, svg: string) => sharp(Buffer.from(svg)).png({ palette: true }).toFile(path.join(ROOT, file));

await mkdir(path.join(ROOT, 'public/icons'), { recursive: true });
await write('app/layout/logo.svg', wordMark(font, { name: '#3a1d3f', suffix: '#b4471f' }));
await write('app/layout/logo-on-dark.svg', wordMark(font, { name: CREAM, suffix: '#ffb45e' }));
await write('public/favicon.svg', icon(MARK_SIZE, 0, null));
await png('public/icons/icon-32.png', icon(32, 0, null));
await png('public/icons/apple-touch-icon.png', icon(180, 0.12, CREAM));
await png('public/icons/icon-192.png', icon(192, 0.06, null));
await png('public/icons/icon-512.png', icon(512, 0.06, null));
await png('public/icons/maskable-512.png', icon(512, 0.18, '#ffdcae'));
console.log('Logo and icons written');
