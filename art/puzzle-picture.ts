// Composes the picture that Puzzle cuts into tiles from toys of the hero: `node art/puzzle-picture.ts`.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';

const SIZE = 900;
const toys = path.resolve(import.meta.dirname, '../public/pictures/hero');
const target = path.resolve(import.meta.dirname, '../app/games/puzzle/view/picture.webp');

const GROUND = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}">
  <defs>
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffd7a1"/><stop offset="0.7" stop-color="#ffb37c"/></linearGradient>
    <radialGradient id="sun"><stop offset="0" stop-color="#fff6d8"/><stop offset="0.55" stop-color="#ffe9a8"/><stop offset="1" stop-color="#ffe9a8" stop-opacity="0"/></radialGradient>
  </defs>
  <rect width="900" height="900" fill="url(#sky)"/>
  <circle cx="170" cy="170" r="190" fill="url(#sun)"/>
  <path d="M0 560Q180 440 400 530T900 470V900H0Z" fill="#c78fb3"/>
  <path d="M0 640Q260 560 520 620T900 580V900H0Z" fill="#9a5c93"/>
  <path d="M0 720Q300 660 560 700T900 680V900H0Z" fill="#6f3d73"/>
</svg>`;

/** Places a toy by its width, left edge and bottom edge. */
const TOYS = [
  { name: 'castle', width: 520, left: 350, bottom: 720 },
  { name: 'blocks', width: 290, left: 20, bottom: 700 },
  { name: 'cards', width: 300, left: 590, bottom: 880 },
  { name: 'mouse', width: 360, left: 20, bottom: 885 },
  { name: 'apricot', width: 330, left: 320, bottom: 890 },
] as const;

async function placeToy({ name, width, left, bottom }: (typeof TOYS)[number]): Promise<OverlayOptions> {
  const file = readdirSync(toys).find((candidate) => candidate.startsWith(`${name}-720.`) && candidate.endsWith('.avif'));
  if (file === undefined) throw new Error(`There is no ${name} among the toys of the hero`);
  const { data, info } = await sharp(path.join(toys, file)).trim().resize({ width }).toBuffer({ resolveWithObject: true });
  return { input: data, left, top: bottom - info.height };
}

await sharp(Buffer.from(GROUND))
  .composite(await Promise.all(TOYS.map(placeToy)))
  .webp({ quality: 78 })
  .toFile(target);
