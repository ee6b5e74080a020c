// Computes how many columns each card spans, so that no row has a gap, and the width of its picture.

export interface CardShape {
  readonly isWideInTwo: boolean; // spans both columns of a two-column grid
  readonly isWideInThree: boolean; // spans two columns of a three-column grid
  readonly isWideInFour: boolean; // spans two columns of a four-column grid
}

/** The number of columns in large windows, on a page that is wider there. */
export type LargeColumns = 3 | 4;

/** In two columns, the last of an odd number of cards is wide. In more columns, the first and the last cards fill the gaps; a card alone is as wide as they are. */
export function getCardShape(index: number, count: number): CardShape {
  const isFirst = index === 0;
  const isLast = index === count - 1;
  return {
    isWideInTwo: isLast && count % 2 === 1,
    isWideInThree: (isFirst && count % 3 !== 0) || (isLast && count % 3 === 1),
    isWideInFour: (isFirst && count % 4 !== 0) || (isLast && [1, 2].includes(count % 4)) || (index === count - 2 && count % 4 === 1),
  };
}

/** As a `sizes` attribute, matching card-grid.module.css. On a wide card, the picture spans the full width. */
export function getCardPictureSizes(shape: CardShape, largeColumns?: LargeColumns): string {
  const { isWideInTwo, isWideInThree, isWideInFour } = shape;
  const [narrow, wide] = largeColumns === 4 ? ['min(19vw, 28rem)', 'min(38vw, 56rem)'] : ['min(26vw, 37rem)', 'min(51vw, 75rem)'];
  const isWide = largeColumns === 4 ? isWideInFour : isWideInThree;
  const large = largeColumns === undefined ? '' : `(min-width: 112.5rem) ${isWide ? wide : narrow}, `;
  return `${large}(min-width: 64rem) ${isWideInThree ? '54rem' : '25rem'}, (min-width: 40rem) ${isWideInTwo ? '100vw' : '50vw'}, 100vw`;
}
