import { stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { listSitePages } from '#app/content/queries/page-table.ts';
import { getSocialImagePath } from '#app/content/paths.ts';

const sitePaths = listSitePages().map((page) => page.path);

const LIMIT_BYTES = 300_000;
const published = 'public';

it.each(sitePaths)('%s has a social image of the size it declares', async (page) => {
  const file = path.join(published, getSocialImagePath(page));
  const { width, height, format } = await sharp(file).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
  expect((await stat(file)).size).toBeLessThan(LIMIT_BYTES);
});
