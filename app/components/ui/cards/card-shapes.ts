// How many columns each card of a grid takes, so that no row ends in a gap, and how wide its picture is drawn there.

export interface CardShape {
  readonly isWideInTwo: boolean; // takes both columns of a grid of two
  readonly isWideInThree: boolean; // takes two columns of a grid of three
}

/** The shape of a card among `count` cards: the last of an odd number is wide in two columns; in three, the first or the last make up for what is missing. */
export function getCardShape(index: number, count: number): CardShape {
  const isFirst = index === 0;
  const isLast = index === count - 1;
  return {
    isWideInTwo: isLast && count % 2 === 1,
    isWideInThree: (isFirst && count % 3 !== 0) || (isLast && count % 3 === 1),
  };
}

/** How wide the picture of a card is drawn, in the syntax of `sizes`; on a wide card from edge to edge. */
export function getCardPictureSizes({ isWideInTwo, isWideInThree }: CardShape): string {
  return `(min-width: 64rem) ${isWideInThree ? '54rem' : '26rem'}, (min-width: 40rem) ${isWideInTwo ? '100vw' : '50vw'}, 100vw`;
}
