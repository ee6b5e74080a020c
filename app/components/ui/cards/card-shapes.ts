// Computes how many columns each card spans, so that no row has a gap, and the width of its picture.

export interface CardShape {
  readonly isWideInTwo: boolean; // spans both columns of a two-column grid
  readonly isWideInThree: boolean; // spans two columns of a three-column grid
}

/** In two columns, the last of an odd number of cards is wide. In three columns, the first or the last card fills the gap. */
export function getCardShape(index: number, count: number): CardShape {
  const isFirst = index === 0;
  const isLast = index === count - 1;
  return {
    isWideInTwo: isLast && count % 2 === 1,
    isWideInThree: (isFirst && count % 3 !== 0) || (isLast && count % 3 === 1),
  };
}

/** As a `sizes` attribute. On a wide card, the picture spans the full width. */
export function getCardPictureSizes({ isWideInTwo, isWideInThree }: CardShape): string {
  return `(min-width: 64rem) ${isWideInThree ? '54rem' : '26rem'}, (min-width: 40rem) ${isWideInTwo ? '100vw' : '50vw'}, 100vw`;
}
