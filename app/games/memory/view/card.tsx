// One card. Its face is in the DOM only while it may be seen.
import { useEffect, useState, type CSSProperties } from 'react';
import type { RovingCell } from '#app/game-kit/input/roving-grid.tsx';
import type { Face } from '#app/games/memory/rules/deck.ts';
import { CardBack, CardFace } from './card-sides.tsx';
import styles from './view.module.css';

export type CardSide = 'closed' | 'open' | 'matched';

/** Duration of the turn animation in ms; must match view.module.css. */
const TURN_MS = 380;

export interface CardProps {
  readonly cell: RovingCell;
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
      type="button"
      className={styles.card}
      style={{ '--place': number - 1 } as CSSProperties}
      aria-label={getCardLabel(props)}
      aria-disabled={side === 'matched'}
      data-side={side}
      data-latest={isLatest || undefined}
      data-next={isNext || undefined}
      onClick={onTurn}
    >
      <span className={styles.body}>
        <CardBack />
        {visibleFace && <CardFace face={visibleFace} isMatched={side === 'matched'} />}
      </span>
    </button>
  );
}
