// Puts the loops of play on the ground of their games, as landscape videos for the press: public/press/<slug>-gameplay-landscape.mp4
// (`node art/loops/landscape.ts [slug]`). Needs ffmpeg, and the loops and key art that are published.
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { createLandscapeLoopPath } from '#app/content/paths.ts';
import type { Game } from '#app/content/schema/game-schema.ts';
import { getAvifPath, type PictureSource } from '#app/content/pictures/picture-source.ts';
import { getLoopPath, type LoopFiles } from '#app/content/pictures/play-loop-source.ts';
import { computeColors } from '../../tools/build/lib/design-tokens.ts';

const [WIDTH, HEIGHT] = [1920, 1080];
/** The phone: its screen, which is smaller than the loop, and its body. */
const SCREEN = { left: 1340, top: 50, width: 452, height: 980, radius: 44 } as const;
const BODY_PX = 14;
/** Where the middle of the key art's subject stands, in px. */
const SUBJECT_X = 640;

const root = path.resolve(import.meta.dirname, '../..');
const readData = async <Data>(name: string): Promise<Data> =>
  JSON.parse(await readFile(path.join(root, 'app/content/data/pictures', name), 'utf8')) as Data;

const { '--ink-strong': ink = '' } = await computeColors();

function drawScreen(grow: number, attributes: string): string {
  const { left, top, width, height, radius } = SCREEN;
  return `<rect x="${left - grow}" y="${top - grow}" width="${width + 2 * grow}" height="${height + 2 * grow}" rx="${radius + grow}" ${attributes}/>`;
}

/** The game's wide key art with its subject on the left, and a phone whose screen is transparent. */
async function drawGround(slug: string, picture: Omit<PictureSource, 'name' | 'alt'>): Promise<Buffer> {
  const { game } = (await import(`#app/content/data/catalogue/${slug}.ts`)) as { game: Game };
  const { left, right } = game.keyArtFocus;
  const art = sharp(path.join(root, 'public', getAvifPath({ name: `${slug}/key-art-wide`, hash: picture.hash }, picture.width)));
  const subjectX = Math.round((picture.width * (left + right)) / 200);
  const cut = await art
    .extract({ left: Math.min(subjectX - SUBJECT_X, picture.width - WIDTH), top: 0, width: WIDTH, height: picture.height })
    .extend({ bottom: HEIGHT - picture.height, extendWith: 'mirror' }) // never enlarged
    .toBuffer();
  const svg = (markup: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${markup}</svg>`);
  const shadow = `<filter id="blur"><feGaussianBlur stdDeviation="22"/></filter>${drawScreen(BODY_PX, 'opacity=".45" transform="translate(0 24)" filter="url(#blur)"')}`;
  const withPhone = await sharp(cut)
    .ensureAlpha()
    .composite([{ input: svg(shadow + drawScreen(BODY_PX, `fill="${ink}"`)) }])
    .png()
    .toBuffer();
  return sharp(withPhone)
    .composite([{ input: svg(drawScreen(0, '')), blend: 'dest-out' }])
    .png()
    .toBuffer();
}

function encode(ground: string, loop: string, file: string): void {
  const { left, top, width, height } = SCREEN;
  const filter = `[1:v]fps=30,scale=${width}:${height}:flags=lanczos,pad=${WIDTH}:${HEIGHT}:${left}:${top}[screen];[screen][0:v]overlay=shortest=1,format=yuv420p[out]`;
  const inputs = ['-loop', '1', '-framerate', '30', '-i', ground, '-i', loop];
  const codec = ['-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation', '-crf', '21', '-movflags', '+faststart'];
  const { status, stderr, error } = spawnSync(
    'ffmpeg',
    ['-y', '-v', 'error', ...inputs, '-filter_complex', filter, '-map', '[out]', '-an', ...codec, file],
    { encoding: 'utf8' },
  );
  if (error) throw new Error(`ffmpeg cannot be started (${error.message}); install it`);
  if (status !== 0) throw new Error(`ffmpeg failed: ${stderr}`);
}

const loops = await readData<Record<string, LoopFiles>>('loops.json');
const pictures = await readData<Record<string, Omit<PictureSource, 'name' | 'alt'>>>('pictures.json');
for (const [slug, { hash }] of Object.entries(loops)) {
  const picture = pictures[`${slug}/key-art-wide`];
  if (!picture || (process.argv[2] ?? slug) !== slug) continue;
  const folder = await mkdtemp(path.join(tmpdir(), 'landscape-'));
  try {
    const ground = path.join(folder, 'ground.png');
    await sharp(await drawGround(slug, picture)).toFile(ground);
    encode(
      ground,
      path.join(root, 'public', getLoopPath({ slug, hash }, 'webm')),
      path.join(root, 'public', createLandscapeLoopPath(slug)),
    );
    console.log(`${slug}: ${WIDTH}×${HEIGHT}`);
  } finally {
    await rm(folder, { recursive: true });
  }
}
