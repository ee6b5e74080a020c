// One card, which knows its face only while it may be seen.
import { useEffect, useState, type CSSProperties } from 'react';
import type { RovingCell } from '#app/game-kit/input/roving-grid.tsx';
import type { Face } from '#app/games/memory/rules/deck.ts';
import { CardBack, CardFace } from './card-sides.tsx';
import styles from './view.module.css';

export type CardSide = 'closed' | 'open' | 'matched';

/** How long a card takes to turn, in ms; the style sheet says the same. */
const TURN_MS = 380;

export interface CardProps {
  readonly cell: RovingCell;
  readonly number: number; // counted from 1
  readonly side: CardSide;
  readonly face: Face | null; // null while it is closed
  /** Whether it is one of the last two cards that were seen together. */
  readonly isLatest: boolean;
  readonly onTurn: () => void;
}

function getCardLabel(number: number, face: Face | null, side: CardSide): string {
  if (face === null) return `Card ${number}, face down`;
  return side === 'matched' ? `Card ${number}, ${face}, matched` : `Card ${number}, ${face}`;
}

/** The face of an open card, and of a closed one until it has turned back; from then on nothing in the page tells it. */
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

export function Card({ cell, number, side, face, isLatest, onTurn }: CardProps) {
  const visibleFace = useVisibleFace(face);
  return (
    <button
      {...cell}
      type="button"
      className={styles.card}
      style={{ '--place': number - 1 } as CSSProperties}
      aria-label={getCardLabel(number, face, side)}
      aria-disabled={side === 'matched'}
      data-side={side}
      data-latest={isLatest || undefined}
      onClick={onTurn}
    >
      <span className={styles.body}>
        <CardBack />
        {visibleFace && <CardFace face={visibleFace} isMatched={side === 'matched'} />}
      </span>
    </button>
  );
}
