// Renders the loops of play to public/videos/<slug>.<hash>.{webm,mp4} and their first frames to art/originals/<slug>/loop.png
// (`node art/boards/loops/render.ts [slug]`).
// app/content/data/pictures/loops.json lists the files for the site. Needs ffmpeg.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { getLoopPath, LOOP_FORMATS, MAX_LOOP_BYTES, type LoopFiles, type LoopFormat } from '#app/content/pictures/play-loop-source.ts';
import { formatText } from '../../../tools/build/lib/format-text.ts';
import { withBoardPage } from '../drawing/board-browser.ts';
import { createPage } from '../drawing/page.ts';
import { GAMES, HEIGHT, THEMES, WIDTH } from '../drawing/theme.ts';
import type { Loop } from './loop.ts';

/** The games with a loop.ts. */
const LOOPED_GAMES = GAMES.filter((game) => existsSync(path.join(import.meta.dirname, '..', game, 'loop.ts')));
type LoopedGame = (typeof LOOPED_GAMES)[number];

const FRAMES_PER_SECOND = 30;
const SCALE = 0.5; // of the board
const FADE_MS = 300; // from the last frame to the first
const [MIN_MS, MAX_MS] = [6000, 10_000];

const root = path.resolve(import.meta.dirname, '../../..');
const manifestFile = path.join(root, 'app/content/data/pictures/loops.json');

const COLORS = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];

/** `crfs` are rate factors: the higher, the smaller the file. */
const ENCODERS = {
  webm: { options: ['-c:v', 'libsvtav1', '-preset', '5', '-g', '300'], crfs: [44, 48, 52, 56] },
  mp4: {
    options: ['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-profile:v', 'high', '-g', '300', '-movflags', '+faststart'],
    crfs: [27, 29, 31, 33],
  },
} as const;

/** Encodes the frames of a folder in the best quality that fits into the limit; returns the file. */
function encode(folder: string, format: LoopFormat): string {
  const file = path.join(folder, `loop.${format}`);
  const input = ['-framerate', String(FRAMES_PER_SECOND), '-i', path.join(folder, '%04d.png')];
  const filter = ['-vf', 'scale=out_color_matrix=bt709,format=yuv420p', ...COLORS];
  const { options, crfs } = ENCODERS[format];
  for (const crf of crfs) {
    const { status, stderr, error } = spawnSync(
      'ffmpeg',
      ['-y', '-v', 'error', ...input, '-an', ...filter, ...options, '-crf', String(crf), file],
      { encoding: 'utf8' },
    );
    if (error) throw new Error(`ffmpeg cannot be started (${error.message}); install it`);
    if (status !== 0) throw new Error(`ffmpeg failed: ${stderr}`);
    if (statSync(file).size <= MAX_LOOP_BYTES) return file;
  }
  throw new Error(`${file} has more than ${MAX_LOOP_BYTES} bytes; shorten the loop`);
}

/** Draws a moment of the loop. At its end, the first moment fades in. */
function drawFrame(loop: Loop, at: number): string {
  const fade = Math.max(0, (at - (loop.ms - FADE_MS)) / FADE_MS);
  if (fade === 0) return loop.draw(at);
  return `<g opacity="${1 - fade}">${loop.draw(at)}</g><g opacity="${fade}">${loop.draw(0)}</g>`;
}

/** Takes a picture of the background, which never changes, so that each frame only draws the board. */
async function freezeBackground(page: Page, game: LoopedGame): Promise<void> {
  await page.setContent(createPage(THEMES[game], ''), { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  const background = await page.screenshot();
  await page.evaluate(
    ([href, width, height]) => {
      const svg = document.querySelector('svg')!;
      svg.replaceChildren(svg.querySelector('defs')!);
      svg.insertAdjacentHTML('beforeend', `<image href="${href}" width="${width}" height="${height}"/><g id="frame"/>`);
    },
    [`data:image/png;base64,${background.toString('base64')}`, WIDTH, HEIGHT] as const,
  );
}

async function renderFrames(page: Page, loop: Loop, folder: string): Promise<void> {
  const count = Math.round((loop.ms / 1000) * FRAMES_PER_SECOND);
  for (let frame = 0; frame < count; frame++) {
    const markup = drawFrame(loop, (frame / FRAMES_PER_SECOND) * 1000);
    await page.evaluate((html) => void (document.querySelector('#frame')!.innerHTML = html), markup);
    await page.screenshot({ path: path.join(folder, `${String(frame).padStart(4, '0')}.png`) });
  }
}

/** Encodes the frames and publishes the files; returns what the site has to know of them. */
async function publish(game: LoopedGame, loop: Loop, folder: string): Promise<LoopFiles> {
  const files = LOOP_FORMATS.map((format) => [format, encode(folder, format)] as const);
  const contents = await Promise.all(files.map(([, file]) => readFile(file)));
  const hash = createHash('sha256').update(Buffer.concat(contents)).digest('hex').slice(0, 8);
  const published = path.join(root, 'public/videos');
  await mkdir(published, { recursive: true });
  for (const old of await readdir(published)) if (old.startsWith(`${game}.`)) await rm(path.join(published, old));
  for (const [format, file] of files) await copyFile(file, path.join(root, 'public', getLoopPath({ slug: game, hash }, format)));
  await mkdir(path.join(root, 'art/originals', game), { recursive: true });
  await copyFile(path.join(folder, '0000.png'), path.join(root, 'art/originals', game, 'loop.png'));
  return { hash, seconds: Math.round(loop.ms / 100) / 10 };
}

const wanted = LOOPED_GAMES.filter((game) => !process.argv[2] || game === process.argv[2]);
if (wanted.length === 0) throw new Error(`No loop is called "${process.argv[2]}"; choose one of ${LOOPED_GAMES.join(', ')}`);
const manifest = JSON.parse(await readFile(manifestFile, 'utf8').catch(() => '{}')) as Record<string, LoopFiles>;
await withBoardPage({ width: WIDTH, height: HEIGHT, scale: SCALE }, async (page) => {
  for (const game of wanted) {
    const started = Date.now();
    const { loop } = (await import(`../${game}/loop.ts`)) as { loop: Loop };
    if (loop.ms < MIN_MS || loop.ms > MAX_MS) throw new Error(`The loop of ${game} takes ${loop.ms} ms`);
    const folder = await mkdtemp(path.join(tmpdir(), 'loop-'));
    try {
      await freezeBackground(page, game);
      await renderFrames(page, loop, folder);
      manifest[game] = await publish(game, loop, folder);
      // At once, because its old files are gone.
      await writeFile(manifestFile, await formatText(manifestFile, JSON.stringify(manifest), { printWidth: 200 }));
    } finally {
      await rm(folder, { recursive: true });
    }
    console.log(`${game}: ${loop.ms} ms of play in ${Math.round((Date.now() - started) / 1000)} s`);
  }
});
