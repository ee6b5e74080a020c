import jsQR from 'jsqr';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createQrCode } from '#app/seo/qr-code.ts';

it.each(['https://apricotgames.example/games/solitaire-go', 'https://apricotgames.example/games/a-game-with-quite-a-long-name-indeed'])(
  'decodes to %s',
  async (address) => {
    const { side, path } = createQrCode(address);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 ${side} ${side}"><rect width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`;
    const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(address);
  },
);
