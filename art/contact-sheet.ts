// Composes docs/contact-sheet.jpg, an overview of all pictures, for the README, from the originals.
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { computeColors } from '../tools/build/lib/design-tokens.ts';

const WIDTH = 2000;
const GAP = 12;
const LIMIT_BYTES = 1_000_000;
const colors = await computeColors();

/** The rows of the sheet: which pictures, and their height in px. */
const ROWS = [
  { names: /^hero\/[a-z]+$/, height: 186 },
  { names: /^mini-games\//, height: 153 },
  { names: /\/key-art$/, height: 178 },
  { names: /\/(icon|key-art-tall)$/, height: 175 },
  { names: /^(services|case-studies|about)\//, height: 134 },
  { names: /^(team|newsletter|arcade|not-found)\//, height: 149 },
  { names: /\/screenshot-\d+$/, height: 260 },
] as const;

const root = path.resolve(import.meta.dirname, '..');
const originals = path.join(root, 'art/originals');
const files = (await readdir(originals, { recursive: true })).filter((file) => file.endsWith('.png')).toSorted();

const tiles: { input: Buffer; left: number; top: number }[] = [];
let top = GAP;
for (const { names, height } of ROWS) {
  let left = GAP;
  for (const file of files.filter((name) => names.test(name.replaceAll(path.sep, '/').replace(/\.png$/, '')))) {
    const { data, info } = await sharp(path.join(originals, file))
      .resize({ height })
      .flatten({ background: colors['--ground-strong'] ?? '' })
      .png()
      .toBuffer({ resolveWithObject: true });
    if (left + info.width + GAP > WIDTH) {
      left = GAP;
      top += height + GAP;
    }
    tiles.push({ input: data, left, top });
    left += info.width + GAP;
  }
  top += height + GAP;
}

const sheet = sharp({ create: { width: WIDTH, height: top, channels: 3, background: colors['--ground'] ?? '' } }).composite(tiles);
for (const quality of [82, 74, 66, 58]) {
  const jpeg = await sheet.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
  if (jpeg.length > LIMIT_BYTES) continue;
  await writeFile(path.join(root, 'docs/contact-sheet.jpg'), jpeg);
  console.log(`docs/contact-sheet.jpg: ${tiles.length} pictures, ${jpeg.length} bytes`);
  break;
}
