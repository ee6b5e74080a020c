// Tests the `sizes` attribute for phones with a high pixel density.
import { expect, test } from 'vitest';
import { capSizes } from '#app/components/ui/pictures/picture-source.ts';

test.each([
  ['8rem', '8rem'],
  ['max(100vw, 27rem)', 'max(100vw, 27rem)'],
  ['(min-width: 64rem) min(27vw, 30rem), (min-width: 40rem) 34vw, 48vw', '48vw'],
  ['(min-width: 64rem) 26rem, calc(clamp(9rem, 40vw, 13rem) * 0.46)', 'calc(clamp(9rem, 40vw, 13rem) * 0.46)'],
])('caps %s at two thirds of its last length on phones with a high pixel density', (sizes, last) => {
  expect(capSizes(sizes)).toBe(`(width < 40rem) and (min-resolution: 2.5dppx) calc(${last} * 0.67), ${sizes}`);
});
