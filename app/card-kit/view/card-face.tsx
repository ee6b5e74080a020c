// The face of a card: large rank and suit in the corner, and below them a large suit or the portrait of a face card.
import { memo } from 'react';
import { getRank, RANKS, getSuit, SUITS, type Card } from '#app/card-kit/rules/cards.ts';
import { isCourt, getPenWidth, PIPS, RANK_PATHS } from './card-shapes.ts';
import courts from './courts.svg';
import styles from './card.module.css';

const GLINTS = ['M-33 8Q-31-4-21-14', 'M-36-16Q-36-29-25-32', 'M-12-29Q-11-36-3-38', 'M-24-7L-9-28'] as const; // by suit

function Pip({ suit, x, y, size }: { suit: number; x: number; y: number; size: number }) {
  return <path className={styles.pip} d={PIPS[suit]} transform={`translate(${x} ${y}) scale(${size / 100})`} />;
}

/** A rank of a total height in units, with its upper left corner at (7, 7). */
function Rank({ rank, height }: { rank: number; height: number }) {
  const pen = getPenWidth(rank);
  const scale = height / (30 + pen);
  const inset = 7 + (pen * scale) / 2;
  return <path className={styles.rank} d={RANK_PATHS[rank]} strokeWidth={pen} transform={`translate(${inset} ${inset}) scale(${scale})`} />;
}

export const CardFace = memo(function CardFace({ card, isLarge }: { card: Card; isLarge: boolean }) {
  const rank = getRank(card);
  const suit = getSuit(card);
  const court = `${courts}#${RANKS[rank]?.toLowerCase()}-${SUITS[suit]}`;
  const frame = isLarge ? { x: 20, y: 72, width: 62, height: 62 } : { x: 9, y: 50, width: 82, height: 82 };
  return (
    <svg aria-hidden viewBox="0 0 100 140" className={styles.face}>
      {/* A browser that darkens pages leaves shapes alone, and would darken a background under them. */}
      <rect fill="var(--surface)" width={100} height={140} rx={11} />
      <Rank rank={rank} height={isLarge ? 54 : 38} />
      <Pip suit={suit} x={isLarge ? 78 : 77} y={isLarge ? 31 : 26} size={isLarge ? 38 : 33} />
      {isCourt(rank) ? (
        <>
          <rect className={styles.wall} {...frame} y={frame.y + frame.height * 0.09} height={frame.height * 0.91} rx={10} />
          <use href={court} {...frame} />
        </>
      ) : (
        <g transform={isLarge ? 'translate(50 101) scale(.56)' : 'translate(50 93) scale(.7)'}>
          <path className={styles.pip} d={PIPS[suit]} />
          <path className={styles.glint} d={GLINTS[suit]} />
        </g>
      )}
    </svg>
  );
});
