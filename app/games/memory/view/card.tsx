// One card. Its face is in the DOM only while it may be seen.
import { TOYS } from './toys.tsx';
import styles from './view.module.css';
import { useEffect, useState, type CSSProperties } from 'react';
import type { CellProps } from '#app/game-kit/input/roving-grid.tsx';
import type { Face } from '#app/games/memory/rules/deck.ts';

function CardBack() {
  return (
    <span className={`fill middle ${styles.back}`}>
      <svg aria-hidden viewBox="0 0 64 64">
        <path d="M33 22c-1-6 2-10 7-12" fill="none" stroke="currentcolor" strokeWidth="5" strokeLinecap="round" />
        <path d="M35 17c3-8 11-11 19-9-1 8-9 13-19 9z" />
        <path d="M32 22c5-4 21-3 21 14 0 12-10 20-21 20s-21-8-21-20c0-17 16-18 21-14zM34 23c9 8 10 21 2 31" fillRule="evenodd" />
      </svg>
    </span>
  );
}

function CardFace({ face, isMatched }: { face: Face; isMatched: boolean }) {
  return (
    <span className={`fill middle ${styles.front}`}>
      {TOYS[face]}
      {isMatched && (
        <svg aria-hidden viewBox="0 0 20 20" className={styles.tick}>
          <circle cx="10" cy="10" r="10" />
          <path
            d="m5.5 10.5 3.2 3.2 6-7"
            fill="none"
            stroke="var(--surface)"
            strokeWidth="3"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      )}
    </span>
  );
}

export type CardSide = 'closed' | 'open' | 'matched';

/** Duration of the turn animation in ms; must match view.module.css. */
const TURN_MS = 380;

export interface CardProps {
  readonly cell: CellProps;
  readonly number: number; // counted from 1
  readonly side: CardSide;
  readonly face: Face | null; // null while face down
  /** Whether it is one of the last two cards turned together. */
  readonly isLatest: boolean;
  /** Whether it turns once two different cards have turned back. */
  readonly isNext: boolean;
  readonly onTurn: () => void;
}

function getCardLabel({ number, face, side, isNext }: CardProps): string {
  if (face === null) return `Card ${number}, face down${isNext ? ', turns next' : ''}`;
  return side === 'matched' ? `Card ${number}, ${face}, matched` : `Card ${number}, ${face}`;
}

/** The face of an open card, and of a closing one until it has turned back; after that the DOM does not reveal it. */
function useVisibleFace(face: Face | null): Face | null {
  const [lastSeen, setLastSeen] = useState(face);
  if (face !== null && face !== lastSeen) setLastSeen(face);
  const isTurningBack = face === null && lastSeen !== null;
  useEffect(() => {
    if (!isTurningBack) return;
    const timer = setTimeout(() => setLastSeen(null), TURN_MS);
    return () => clearTimeout(timer);
  }, [isTurningBack]);
  return face ?? lastSeen;
}

export function Card(props: CardProps) {
  const { cell, number, side, face, isLatest, isNext, onTurn } = props;
  const visibleFace = useVisibleFace(face);
  return (
    <button
      {...cell}
      className={styles.card}
      style={{ '--place': number - 1 } as CSSProperties}
      aria-label={getCardLabel(props)}
      aria-disabled={side === 'matched'}
      data-side={side}
      data-latest={isLatest || undefined}
      data-next={isNext || undefined}
      onClick={onTurn}
    >
      <span className={`fill ${styles.body}`}>
        <CardBack />
        {visibleFace && <CardFace face={visibleFace} isMatched={side === 'matched'} />}
      </span>
    </button>
  );
}
