import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Rating, type RatingProps } from '#app/components/ui/ratings/rating.tsx';

/** Returns how much of each star is filled, in percent. */
function getFills(props: RatingProps): number[] {
  return [...renderToStaticMarkup(createElement(Rating, props)).matchAll(/--fill:([\d.]+)%/g)].map(([, percent]) => Number(percent));
}

it('getFills whole stars, part of one, and leaves the rest empty', () => {
  expect(getFills({ value: 3.5 })).toEqual([100, 100, 100, 50, 0]);
  expect(getFills({ value: 0 })).toEqual([0, 0, 0, 0, 0]);
  expect(getFills({ value: 5 })).toEqual([100, 100, 100, 100, 100]);
  expect(getFills({ value: 2.25, max: 3 })).toEqual([100, 100, 25]);
});

it('defaults to 4.8 of five stars', () => {
  expect(getFills({})).toEqual([100, 100, 100, 100, expect.closeTo(80)]);
});

it.each([
  [{ value: 4 }, 'Rated 4.0 out of 5', '4.0'],
  [{ value: 7.26, max: 10 }, 'Rated 7.3 out of 10', '7.3'],
])('has one accessible name and shows one decimal: %j', (props, phrase, number) => {
  const markup = renderToStaticMarkup(createElement(Rating, props));
  expect(markup).toContain(`role="img" aria-label="${phrase}"`);
  expect(markup).toContain(`>${number}</span>`);
});
