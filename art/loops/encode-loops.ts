// Encodes the frames in shots/loops/<slug>/, which `npm run shots apps` has recorded, to public/videos/<slug>.<hash>.{webm,mp4}, and the
// first of them to art/originals/<slug>/loop.png (`npx node art/loops/encode-loops.ts [slug]`).
// app/content/data/pictures/loops.json lists the files for the site. Needs ffmpeg.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, statSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getLoopPath, LOOP_FORMATS, MAX_LOOP_BYTES, type LoopFiles, type LoopFormat } from '#app/content/pictures/play-loop-source.ts';
import { formatText } from '../../tools/build/lib/format-text.ts';

const FRAMES_PER_SECOND = 30;

const root = path.resolve(import.meta.dirname, '../..');
const originals = path.join(root, 'art/originals');
const recorded = path.join(root, 'shots/loops');
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

/** Encodes the frames and publishes the files; returns what the site has to know of them. */
async function publish(game: string, folder: string): Promise<LoopFiles> {
  const files = LOOP_FORMATS.map((format) => [format, encode(folder, format)] as const);
  const contents = await Promise.all(files.map(([, file]) => readFile(file)));
  const hash = createHash('sha256').update(Buffer.concat(contents)).digest('hex').slice(0, 8);
  const published = path.join(root, 'public/videos');
  await mkdir(published, { recursive: true });
  for (const old of await readdir(published)) if (old.startsWith(`${game}.`)) await rm(path.join(published, old));
  for (const [format, file] of files) await copyFile(file, path.join(root, 'public', getLoopPath({ slug: game, hash }, format)));
  await copyFile(path.join(folder, '0000.png'), path.join(originals, game, 'loop.png'));
  const frames = globSync('*.png', { cwd: folder }).length;
  return { hash, seconds: Math.round((10 * frames) / FRAMES_PER_SECOND) / 10 };
}

const manifest = JSON.parse(await readFile(manifestFile, 'utf8').catch(() => '{}')) as Record<string, LoopFiles>;
for (const game of globSync('*', { cwd: recorded }).toSorted()) {
  if ((process.argv[2] ?? game) !== game) continue;
  manifest[game] = await publish(game, path.join(recorded, game));
  // At once, because its old files are gone.
  await writeFile(manifestFile, await formatText(manifestFile, JSON.stringify(manifest), { printWidth: 200 }));
  console.log(`${game}: ${manifest[game].seconds} s of play`);
}
