import { stat } from 'node:fs/promises';
import path from 'node:path';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { listSitePages } from '#app/content/queries/page-table.ts';
import { getSocialImagePath } from '#app/content/paths.ts';
import { createQrCode } from '#app/seo/qr-code.ts';

const sitePaths = listSitePages().map((page) => page.path);

const LIMIT_BYTES = 300_000;
const published = path.resolve(import.meta.dirname, '../../../public');

it.each(sitePaths)('%s has a social image of the size it declares', async (page) => {
  const file = path.join(published, getSocialImagePath(page));
  const { width, height, format } = await sharp(file).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
  expect((await stat(file)).size).toBeLessThan(LIMIT_BYTES);
});

it('no two pages share a social image', () => {
  expect(new Set(sitePaths.map(getSocialImagePath)).size).toBe(sitePaths.length);
});

it.each(['https://apricotgames.example/games/solitaire-go', 'https://apricotgames.example/games/a-game-with-quite-a-long-name-indeed'])(
  'decodes to %s',
  async (address) => {
    const { side, path: squares } = createQrCode(address);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 ${side} ${side}"><rect width="100%" height="100%" fill="#fff"/><path d="${squares}"/></svg>`;
    const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
    expect(decodeQR({ ...info, data })).toBe(address);
  },
);
