// Lists and reads the originals of pictures, as cameras, phones and drawing programs save them.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** Addresses are made of the names. */
const VALID_NAME = /^[a-z0-9/-]+$/;
/** What systems leave in every folder, such as .DS_Store and Thumbs.db. */
const SYSTEM_FILE = /(^|\/)(\..*|Thumbs\.db|desktop\.ini)$/;

/** The name of a picture: its file without extension, with slashes. */
export function getPictureName(file: string): string {
  return file.replace(/\.\w+$/, '');
}

/** The files of a folder that can be encoded, in order, and what is wrong with the others. */
export async function listOriginals(folder: string): Promise<{ readonly files: readonly string[]; readonly problems: readonly string[] }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const found = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)).replaceAll(path.sep, '/'))
    .filter((file) => !SYSTEM_FILE.test(file))
    .toSorted();
  const [files, problems]: [string[], string[]] = [[], []];
  for (const file of found) {
    if (!/\.(png|jpe?g)$/i.test(file)) problems.push(`${file} is neither PNG nor JPEG; save it as one of them`);
    else if (VALID_NAME.test(getPictureName(file))) files.push(file);
    else problems.push(`${file}: write its name in lowercase letters, digits and hyphens, such as idle-mouse.png`);
  }
  return { files, problems };
}

/** Reads a picture, turned upright: phones save what way they were held beside the pixels, and encoding drops that. Rejects if it is damaged. */
export async function readUpright(file: string): Promise<Buffer> {
  const bytes = await readFile(file);
  const { orientation = 1 } = await sharp(bytes).metadata();
  return orientation === 1 ? bytes : sharp(bytes).autoOrient().png().toBuffer();
}
