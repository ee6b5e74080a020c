// Tests the files of the press kit, and what its cut-outs show.
import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { games } from '#app/content/data/catalogue.ts';
import { pressKit } from '#app/content/data/parts.ts';
import { team } from '#app/content/data/team.ts';
import { createCutOutPath } from '#app/content/paths.ts';
import { listArchiveFiles, listPressDownloads, listPressPortraits } from '#app/content/queries/press-kit.ts';

const PUBLIC_FOLDER = 'public';

/** The cut-outs of the press kit, with whom or what they show and the size of the picture that pages show. */
const cutOuts = !pressKit
  ? []
  : [
      ...games.map((game) => ({
        subject: game.slug,
        file: listPressDownloads(game).find(({ name }) => name.endsWith('.png')),
        width: 1600,
        height: 900,
      })),
      ...listPressPortraits().map(({ person, cutOut }) => ({ subject: person, file: cutOut, width: 800, height: 800 })),
    ];

it.runIf(pressKit)('has a cut-out of every game and every person with one, each in the archive', () => {
  const people = team
    .filter(({ image }) => image && existsSync(path.join(PUBLIC_FOLDER, createCutOutPath(image.picture))))
    .map(({ name }) => name);
  expect(cutOuts.map(({ subject }) => subject)).toEqual([...games.map(({ slug }) => slug), ...people]);
  const archived = listArchiveFiles().map(({ path: file }) => file);
  expect(archived).toEqual(expect.arrayContaining(cutOuts.map(({ file }) => file?.path)));
  expect(new Set(archived).size).toBe(archived.length);
});

it.runIf(pressKit)('has every loop of play as it is and in landscape, in the archive as well', () => {
  const videos = games
    .filter(({ loop }) => loop !== undefined)
    .flatMap((game) =>
      ['-gameplay.mp4', '-landscape.mp4'].map((end) => listPressDownloads(game).find(({ name }) => name.endsWith(end))?.path),
    );
  expect(listArchiveFiles().map(({ path: file }) => file)).toEqual(expect.arrayContaining(videos));
});

it.each(cutOuts)('the cut-out of $subject is a large PNG with nothing at its edges', async ({ file, width, height }) => {
  const picture = sharp(path.join(PUBLIC_FOLDER, file?.path ?? ''));
  const metadata = await picture.metadata();
  expect(metadata).toMatchObject({ format: 'png', hasAlpha: true });
  expect(metadata.width).toBeGreaterThanOrEqual(width);
  expect(metadata.height).toBeGreaterThanOrEqual(height);
  expect(file?.size).toContain(`${metadata.width}×${metadata.height}`);

  const { data, info } = await picture.extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
  const alphaAt = (x: number, y: number) => data[y * info.width + x] ?? 0;
  const columns = Array.from({ length: info.width }, (_, x) => Math.max(alphaAt(x, 0), alphaAt(x, info.height - 1)));
  const rows = Array.from({ length: info.height }, (_, y) => Math.max(alphaAt(0, y), alphaAt(info.width - 1, y)));
  expect(Math.max(...columns, ...rows)).toBe(0);
  expect(data.includes(255)).toBe(true);
});
