// Draws the other studio's pictures: plain shapes, so that none needs to be kept.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

interface Drawing {
  readonly name: string;
  readonly size: readonly [width: number, height: number];
  readonly color: string;
}

const WIDE = [1600, 900] as const;
const LANDSCAPE = [1920, 1080] as const;

function drawGame(slug: string, colors: readonly string[]): Drawing[] {
  const [color = '', ...others] = colors;
  return [
    { name: `${slug}/icon`, size: [1024, 1024], color },
    { name: `${slug}/key-art`, size: WIDE, color },
    { name: `${slug}/key-art-tall`, size: [900, 1200], color },
    ...[color, ...others].map((shade, index) => ({ name: `${slug}/screenshot-${index + 1}`, size: LANDSCAPE, color: shade })),
  ];
}

const DRAWINGS: readonly Drawing[] = [
  ...drawGame('kelp-garden', ['#3f8f8a', '#1f3f5a', '#5a6f7a']),
  ...drawGame('paper-lighthouse', ['#c2583c', '#5a2a3a', '#8a7a7a']),
  { name: 'press/kelp-garden-key-art', size: LANDSCAPE, color: '#3f8f8a' },
  { name: 'press/paper-lighthouse-key-art', size: LANDSCAPE, color: '#c2583c' },
  { name: 'team/mira-oltmann', size: [800, 800], color: '#3a6fb0' },
  { name: 'team/jonas-feldkamp', size: [800, 800], color: '#4f8a4b' },
  { name: 'about/studio', size: LANDSCAPE, color: '#2f6f9f' },
  { name: 'services/water', size: LANDSCAPE, color: '#3a7fb0' },
  { name: 'case-studies/rain-on-tuesday', size: LANDSCAPE, color: '#3a4f6a' },
];

/** Pictures for the press have no background. */
function isCutOut({ name }: Drawing): boolean {
  return name.startsWith('press/');
}

/** Waves, and something that stands in them. */
function draw(drawing: Drawing): string {
  const {
    size: [width, height],
    color,
  } = drawing;
  const ground = isCutOut(drawing) ? '' : `<rect width="100" height="100" fill="${color}" opacity="0.35"/>`;
  const waves = (isCutOut(drawing) ? [] : [0, 1, 2]).map(
    (row) => `<path d="M0 ${70 + 10 * row}q12.5-9 25 0t25 0 25 0 25 0V100H0z" fill="${color}" opacity="0.${5 + row}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 100" preserveAspectRatio="none">${ground}<ellipse cx="50" cy="52" rx="${(20 * height) / Math.max(width, height)}" ry="${(20 * width) / Math.max(width, height)}" fill="${color}"/>${waves.join('')}</svg>`;
}

/** Writes the originals, as a studio puts them into art/originals/. */
export async function drawPictures(originals: string): Promise<void> {
  for (const drawing of DRAWINGS) {
    const file = path.join(originals, `${drawing.name}.png`);
    await mkdir(path.dirname(file), { recursive: true });
    const picture = sharp(Buffer.from(draw(drawing)));
    await (isCutOut(drawing) ? picture : picture.flatten({ background: '#fff' })).png().toFile(file);
  }
}

/** The mark of the logo: a shell. */
export const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">\n  <path fill="#2f7f9f" d="M32 8c16 0 28 14 28 28 0 8-12 20-28 20S4 44 4 36C4 22 16 8 32 8z"/>\n  <path fill="#bfe4ea" d="M30 12h4v40h-4zM14 20l3-3 15 34-3 2zM50 20l-3-3-15 34 3 2z"/>\n</svg>\n';
