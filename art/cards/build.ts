// Writes the deck (`node art/cards/build.ts`): court cards and back for the mini game Solitaire, and PNG textures of 500 × 700 px for the
// 3D scenes.
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { createBackSvg } from './back.ts';
import { createCourtsSvg } from './courts.ts';
import { DECK, getCardName } from './deck.ts';
import { createFaceSvg } from './face.ts';

const textures = new URL('../originals/cards/', import.meta.url);
const cardKit = new URL('../../app/card-kit/view/', import.meta.url);
await mkdir(textures, { recursive: true });

const pictures: [name: string, svg: string][] = DECK.map((card) => [getCardName(card), createFaceSvg(card)]);
pictures.push(['back', createBackSvg()]);
for (const [name, svg] of pictures)
  await sharp(Buffer.from(svg), { density: 288 })
    .resize(500, 700)
    .png()
    .toFile(new URL(`${name}.png`, textures).pathname);
await writeFile(new URL('courts.svg', cardKit), `${createCourtsSvg()}\n`);
await writeFile(new URL('back.svg', cardKit), `${createBackSvg()}\n`);
const sizes = pictures.map(([, svg]) => svg.length);
console.log(
  `${pictures.length} faces, the largest ${(Math.max(...sizes) / 1024).toFixed(1)} KB, ${(sizes.reduce((sum, size) => sum + size) / 1024).toFixed(0)} KB in all`,
);
