// Tests the `sizes` attribute for phones with a high pixel density, and which widths `srcset` offers.
import { expect, test } from 'vitest';
import { capSizes, createSrcset } from '#app/components/ui/pictures/picture-sizes.ts';
import { createExamplePicture } from './example-picture.ts';

test.each([
  ['8rem', '8rem'],
  ['max(100vw, 27rem)', 'max(100vw, 27rem)'],
  ['(min-width: 64rem) min(27vw, 30rem), (min-width: 40rem) 34vw, 48vw', '48vw'],
  ['(min-width: 64rem) 26rem, calc(clamp(9rem, 40vw, 13rem) * 0.46)', 'calc(clamp(9rem, 40vw, 13rem) * 0.46)'],
])('caps %s at two thirds of its last length on phones with a high pixel density', (sizes, last) => {
  expect(capSizes(sizes)).toBe(`(width < 40rem) and (min-resolution: 2.5dppx) calc(${last} * 0.67), ${sizes}`);
});

test.each([
  ['4.5rem', [96, 192, 384]],
  ['(min-width: 64rem) 4rem, 2rem', [96, 192]],
  ['100rem', [96, 192, 384, 768]],
  ['(min-width: 40rem) 4rem, 20vw', [96, 192, 384, 768]],
  ['min(4rem, 20vw)', [96, 192, 384, 768]],
])('offers for %s the widths %j, where the greatest is wide enough for three device pixels per px', (sizes, widths) => {
  const picture = { ...createExamplePicture('a/b'), width: 800, widths: [96, 192, 384, 768] };
  const offered = [...createSrcset(picture, sizes).matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
  expect(offered).toEqual(widths);
});
