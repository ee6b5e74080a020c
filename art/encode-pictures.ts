// Encodes the originals in art/originals/ for the site: `npm run pictures [name …]`.
// Each picture becomes an AVIF in every width of its kind and a WebP in one; app/content/data/pictures/pictures.json lists them for the site.
// Cut-outs for the press kit (press/…) become one PNG in full size each, its large key art one JPEG.
// `npm run pictures -- --prune` instead removes what nothing on the site shows any longer.
// Originals are not committed: pictures without an original are kept, and their missing widths are created from their largest file.
import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { getAvifPath, getWebpPath, type PictureSource } from '#app/content/pictures/picture-source.ts';
import { formatText } from '../tools/build/lib/format-text.ts';
import { getPictureName, listOriginals, readUpright } from './originals.ts';
import { prunePictures } from './prune-pictures.ts';
import { chooseWidths, LARGE_KEY_ART, PICTURE_KINDS, PRESS_KINDS, type PictureKind, type PressKind } from './picture-kinds.ts';

type Entry = Omit<PictureSource, 'name' | 'alt'>;

const root = path.resolve(import.meta.dirname, '..');
const originals = path.join(root, 'art/originals');
const published = path.join(root, 'public');
const manifestFile = path.join(root, 'app/content/data/pictures/pictures.json');

/** Tolerance of the aspect ratio. */
const RATIO_TOLERANCE = 0.01;

/** Originals that are only used to create other pictures. */
const UNPUBLISHED_NAMES = /^(cards|test)\/|\/background$/;

const problems: string[] = [];

/** Removes the files of the previous version of a picture. */
async function removeOld(name: string): Promise<void> {
  const folder = path.join(published, 'pictures', path.dirname(name));
  const base = path.basename(name);
  const files = await readdir(folder).catch(() => []);
  await Promise.all(
    files.filter((file) => new RegExp(`^${base}-\\d+\\.[0-9a-f]{8}\\.\\w+$`).test(file)).map((file) => rm(path.join(folder, file))),
  );
}

/** Returns an error message for an original of the wrong size; null if it is valid. */
function findSizeProblem({ original }: PressKind, width: number, height: number): string | null {
  if (!original) return null;
  const [wantedWidth, wantedHeight] = original;
  if (width >= wantedWidth && Math.abs(width / height - wantedWidth / wantedHeight) < RATIO_TOLERANCE) return null;
  return `is ${width}×${height}; it should be ${wantedWidth}×${wantedHeight}, or larger in the same shape`;
}

/** Writes a cut-out with all its colors: a palette of 256 shows as grain in its gradients. */
async function writePressPng(name: string, file: string, kind: PressKind): Promise<void> {
  const original = sharp(await readUpright(file));
  const { width, height } = await original.metadata();
  const sizeProblem = findSizeProblem(kind, width, height);
  const problem = (await original.stats()).isOpaque ? 'has no transparent background' : sizeProblem;
  if (problem !== null) {
    problems.push(`art/originals/${name} ${problem}`);
    return;
  }
  await mkdir(path.join(published, 'press'), { recursive: true });
  const { size } = await original.png({ compressionLevel: 9, adaptiveFiltering: true }).toFile(path.join(published, `${name}.png`));
  console.log(`${name}: ${width}×${height}, ${Math.round(size / 1000)} kB`);
}

/** Writes the large key art, which is opaque. */
async function writePressJpeg(name: string, file: string): Promise<void> {
  const original = sharp(await readUpright(file));
  const { width, height } = await original.metadata();
  const problem = findSizeProblem(LARGE_KEY_ART, width, height);
  if (problem !== null) {
    problems.push(`art/originals/${name} ${problem}`);
    return;
  }
  const resized = original.resize({ width: LARGE_KEY_ART.original[0] });
  const { size } = await resized.jpeg({ quality: 88, mozjpeg: true }).toFile(path.join(published, `${name}.jpg`));
  console.log(`${name}: ${Math.round(size / 1000)} kB`);
}

async function encode(name: string, file: string): Promise<Entry | null> {
  const kind = PICTURE_KINDS.find((candidate) => candidate.names.test(name));
  if (!kind) {
    if (!UNPUBLISHED_NAMES.test(name))
      problems.push(`art/originals/${name} is of no kind that pages show; see docs/editing-content.md for the names`);
    return null;
  }
  const original = await readUpright(file);
  const { original: _, ...settings } = kind;
  const recipe = JSON.stringify(settings, (_key, value: unknown) => (value instanceof RegExp ? value.source : value));
  const hash = createHash('sha256').update(original).update(recipe).digest('hex').slice(0, 8);
  const { width, height } = await sharp(original).metadata();
  const problem = findSizeProblem(kind, width, height);
  if (problem !== null) {
    problems.push(`art/originals/${name} ${problem}`);
    return null;
  }
  const entry: Entry = { hash, width, height, ...chooseWidths(kind, width), color: await getPlaceholderColor(original) };
  if (previous[name]?.hash === hash) return entry;

  await removeOld(name);
  await mkdir(path.join(published, 'pictures', path.dirname(name)), { recursive: true });
  for (const target of entry.widths) await writeAvif(original, kind, { name, hash }, target);
  const webp = sharp(original).resize({ width: entry.webp }).webp({ quality: kind.webpQuality, effort: 5 });
  await webp.toFile(path.join(published, getWebpPath({ name, ...entry })));
  return entry;
}

/** Creates the missing widths of a picture from its largest file; keeps all other files. */
async function addWidths(name: string, entry: Entry): Promise<Entry> {
  const kind = PICTURE_KINDS.find((candidate) => candidate.names.test(name));
  const largest = entry.widths.at(-1);
  if (!kind || largest === undefined) return entry;
  const picture = { name, hash: entry.hash };
  const missing = kind.widths.filter((width) => width < largest && !entry.widths.includes(width));
  for (const width of missing) await writeAvif(path.join(published, getAvifPath(picture, largest)), kind, picture, width);
  const widths = [...entry.widths, ...missing].toSorted((a, b) => a - b);
  if (missing.length > 0) console.log(`${name}: also in ${missing.join(', ')}`);
  return { ...entry, widths };
}

async function writeAvif(
  source: Buffer | string,
  kind: PictureKind,
  picture: Pick<PictureSource, 'name' | 'hash'>,
  width: number,
): Promise<void> {
  const scaled = sharp(source).resize({ width });
  await scaled.avif({ quality: kind.avifQuality, effort: 4 }).toFile(path.join(published, getAvifPath(picture, width)));
}

/** The average color; none for a cut-out. */
async function getPlaceholderColor(original: Buffer): Promise<string> {
  if (!(await sharp(original).stats()).isOpaque) return 'transparent';
  const { data } = await sharp(original).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return `#${data.subarray(0, 3).toString('hex')}`;
}

if (process.argv.includes('--prune')) {
  await prunePictures();
  process.exit();
}
const previous = JSON.parse(await readFile(manifestFile, 'utf8').catch(() => '{}')) as Record<string, Entry>;
const next = { ...previous };
const wanted = process.argv.slice(2);
const { files, problems: unusable } = await listOriginals(originals);
problems.push(...unusable.map((problem) => `art/originals/${problem}`));
const isWanted = (name: string) => wanted.length === 0 || wanted.some((prefix) => name.startsWith(prefix));
let encoded = 0;
let added = 0;

/** Writes the files of an original, and lists it if pages show it. */
async function publish(name: string, file: string): Promise<void> {
  if (LARGE_KEY_ART.names.test(name)) return writePressJpeg(name, file);
  const press = PRESS_KINDS.find(({ names }) => names.test(name));
  if (press) return writePressPng(name, file, press);
  const entry = await encode(name, file);
  if (!entry) return;
  if (previous[name]?.hash !== entry.hash) {
    encoded += 1;
    console.log(`${name}: ${entry.width}×${entry.height} in ${entry.widths.join(', ')}`);
  }
  next[name] = entry;
}

for (const file of files.filter((one) => isWanted(getPictureName(one)))) {
  try {
    await publish(getPictureName(file), path.join(originals, file));
  } catch (error) {
    problems.push(`art/originals/${file} cannot be read (${(error as Error).message}); save it again`);
  }
}
const originalNames = new Set(files.map(getPictureName));
for (const [name, entry] of Object.entries(previous)) {
  if (!isWanted(name) || originalNames.has(name)) continue;
  next[name] = await addWidths(name, entry);
  added += next[name].widths.length - entry.widths.length;
}
const sorted = Object.fromEntries(Object.entries(next).toSorted(([a], [b]) => a.localeCompare(b)));
await writeFile(manifestFile, await formatText(manifestFile, JSON.stringify(sorted), { printWidth: 200 }));
console.log(`${encoded} pictures encoded, ${added} widths added, ${Object.keys(next).length} in all`);
if (files.length === 0 && added === 0) console.log('There is nothing in art/originals/; put new pictures there');
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
