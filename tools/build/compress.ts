// Precompresses text files with brotli and gzip at their highest levels.
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const MIN_BYTES = 256;

/** Of the four threads that also read and write files for Node, so that a build goes on meanwhile. */
const THREADS = 3;

/** Writes `file`.br and `file`.gz. A file below 256 bytes stays uncompressed. */
export async function compress(file: string): Promise<void> {
  const text = await readFile(file);
  if (text.length < MIN_BYTES) return;
  await writeFile(
    `${file}.br`,
    await promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  );
  await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }));
}

/** Compresses all files whose names match and which are in a folder when it is called. */
export async function compressAll(folder: string, names: RegExp): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => names.test(file))
    .values();
  async function compressNext(): Promise<void> {
    for (const file of files) await compress(path.join(folder, file));
  }
  await Promise.all(Array.from({ length: THREADS }, compressNext));
}
