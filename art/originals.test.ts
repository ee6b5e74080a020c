import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listOriginals, readUpright } from './originals.ts';

let folder: string;
const locate = (file: string) => path.join(folder, file);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'originals-'));
  await mkdir(locate('team'));
});
afterAll(() => rm(folder, { recursive: true }));

it('lists PNG and JPEG, and names every other file and every name that is no address', async () => {
  for (const file of ['team/b.png', 'a.JPG', 'c.jpeg', 'd.svg', 'team/e.bmp', 'f.jfif', 'g', 'Team H.png', '.DS_Store', 'team/Thumbs.db'])
    await writeFile(locate(file), '');
  const { files, problems } = await listOriginals(folder);
  expect(files).toEqual(['a.JPG', 'c.jpeg', 'team/b.png']);
  const wrong = ['Team H.png: write its name', 'd.svg is neither', 'f.jfif is neither', 'g is neither', 'team/e.bmp is neither'];
  expect(problems).toEqual(wrong.map((words) => expect.stringContaining(words) as string));
  expect(await listOriginals(locate('nowhere'))).toEqual({ files: [], problems: [] });
});

it('turns what a phone saved on its side upright, keeps the bytes of all others, and rejects what is damaged', async () => {
  const picture = sharp({ create: { width: 30, height: 20, channels: 3, background: '#f80' } }).jpeg();
  const [flat, turned] = [await picture.toBuffer(), await picture.withMetadata({ orientation: 6 }).toBuffer()];
  await Promise.all([writeFile(locate('a.JPG'), flat), writeFile(locate('c.jpeg'), turned), writeFile(locate('team/b.png'), 'no picture')]);
  expect(await readUpright(locate('a.JPG'))).toEqual(flat);
  expect(await sharp(await readUpright(locate('c.jpeg'))).metadata()).toMatchObject({ width: 20, height: 30 });
  await expect(readUpright(locate('team/b.png'))).rejects.toThrow();
});
