import { expect, it } from 'vitest';
import { render } from '#tests/unit/render.ts';
import { Rating, type RatingProps } from '#app/components/ui/ratings/rating.tsx';

/** Returns how much of the row of stars is filled, in percent, and of how many stars it is. */
function getFill(props: RatingProps): [percent: number, stars: number] {
  const markup = render(Rating, props);
  return [Number(/--fill:([\d.]+)%/.exec(markup)?.[1]), (markup.match(/<use /g) ?? []).length / 2];
}

it('fills whole stars, part of one, and leaves the rest empty', () => {
  expect(getFill({ value: 0 })).toEqual([0, 5]);
  expect(getFill({ value: 5 })).toEqual([100, 5]);
  expect(getFill({ value: 3.5 })).toEqual([70, 5]);
  expect(getFill({ value: 2, max: 3 })).toEqual([expect.closeTo(200 / 3), 3]);
});

it('shows every tenth of a star: none looks empty or full', () => {
  const fills = Array.from({ length: 11 }, (_, tenths) => getFill({ value: 4 + tenths / 10 })[0]);
  const growths = fills.slice(1).map((fill, index) => fill - (fills[index] ?? 0));
  expect(Math.min(...growths)).toBeGreaterThan(1.5);
  expect(Math.max(...growths)).toBeLessThan(4);
});

it.each([
  [{ value: 4 }, 'Rated 4.0 out of 5', '4.0'],
  [{ value: 7.26, max: 10 }, 'Rated 7.3 out of 10', '7.3'],
  [{ value: 4.7, count: 1250 }, 'Rated 4.7 out of 5, 1,250 ratings', ', 1,250 ratings'],
])('has one accessible name and shows one decimal, and how many rated: %j', (props, phrase, number) => {
  const markup = render(Rating, props);
  expect(markup).toContain(`role="img" aria-label="${phrase}"`);
  expect(markup).toContain(`>${number}</span>`);
});
