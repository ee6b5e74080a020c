import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Rating, type RatingProps } from '#app/components/ui/ratings/rating.tsx';

/** Returns how much of the row of stars is filled, in percent, and of how many stars it is. */
function getFill(props: RatingProps): [percent: number, stars: number] {
  const markup = renderToStaticMarkup(createElement(Rating, props));
  return [Number(/--fill:([\d.]+)%/.exec(markup)?.[1]), (markup.match(/<use /g) ?? []).length / 2];
}

it('fills whole stars, part of one, and leaves the rest empty', () => {
  expect(getFill({ value: 0 })).toEqual([0, 5]);
  expect(getFill({ value: 5 })).toEqual([100, 5]);
  expect(getFill({ value: 3.5 })).toEqual([70, 5]);
  expect(getFill({ value: 2.25, max: 3 })).toEqual([expect.closeTo((200 + (100 * 7) / 24) / 3), 3]); // 2 units before the star, and a quarter of its 20
});

it('defaults to 4.8 of five stars', () => {
  expect(getFill({})).toEqual([expect.closeTo(80 + (100 * 18) / 24 / 5), 5]);
});

it.each([
  [{ value: 4 }, 'Rated 4.0 out of 5', '4.0'],
  [{ value: 7.26, max: 10 }, 'Rated 7.3 out of 10', '7.3'],
])('has one accessible name and shows one decimal: %j', (props, phrase, number) => {
  const markup = renderToStaticMarkup(createElement(Rating, props));
  expect(markup).toContain(`role="img" aria-label="${phrase}"`);
  expect(markup).toContain(`>${number}</span>`);
});
