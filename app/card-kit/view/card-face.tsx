// The face of a card: large rank and suit in the corner, and below them a large suit or the portrait of a face card.
import { memo } from 'react';
import { getRank, RANKS, getSuit, SUITS, type Card } from '#app/card-kit/rules/cards.ts';
import { isCourt, getPenWidth, PIPS, RANK_PATHS } from './card-shapes.ts';
import courts from './courts.svg';
import styles from './card.module.css';

const WALLS = ['oklch(0.91 0.045 295)', 'oklch(0.92 0.05 35)', 'oklch(0.93 0.05 135)', 'oklch(0.92 0.04 230)'] as const; // behind a portrait, by suit
const GLINTS = ['M-33 8Q-31-4-21-14', 'M-36-16Q-36-29-25-32', 'M-12-29Q-11-36-3-38', 'M-24-7L-9-28'] as const; // by suit

/** A rank 38 units high, with its upper left corner at (0, 0). */
function Rank({ rank }: { rank: number }) {
  const pen = getPenWidth(rank);
  const scale = 38 / (30 + pen);
  const inset = (pen * scale) / 2;
  return <path d={RANK_PATHS[rank]} strokeWidth={pen} transform={`translate(${inset} ${inset}) scale(${scale})`} />;
}

/** In large print the styles enlarge the corner. */
export const CardFace = memo(function CardFace({ card }: { card: Card }) {
  const rank = getRank(card);
  const suit = getSuit(card);
  const court = `${courts}#${RANKS[rank]?.toLowerCase()}-${SUITS[suit]}`;
  const box = { x: 9, y: 50, width: 82, height: 82 };
  return (
    <svg aria-hidden viewBox="0 0 100 140" className={`fill ${styles.face}`} style={{ color: `var(--${SUITS[suit]})` }}>
      {/* A browser that darkens pages leaves shapes alone, and would darken a background under them. */}
      <rect fill="var(--surface)" width={100} height={140} rx={11} />
      <g className={styles.corner} fill="none" stroke="currentcolor" strokeLinecap="round" strokeLinejoin="round">
        <Rank rank={rank} />
      </g>
      <path className={styles.small} d={PIPS[suit]} fill="currentcolor" />
      <g className={styles.picture}>
        {isCourt(rank) ? (
          <>
            <rect fill={WALLS[suit]} {...box} y={box.y + box.height * 0.09} height={box.height * 0.91} rx={10} />
            <use href={court} {...box} />
          </>
        ) : (
          <g transform="translate(50 93) scale(.7)">
            <path d={PIPS[suit]} fill="currentcolor" />
            <path d={GLINTS[suit]} fill="none" stroke="oklch(1 0 0 / 0.38)" strokeWidth="7" strokeLinecap="round" />
          </g>
        )}
      </g>
    </svg>
  );
});
