// One guess as five tiles: tried, being typed, or still to come.
import { useState, type CSSProperties } from 'react';
import type { Mark } from '#app/mini-games/wordle/rules/marks.ts';
import { WORD_LENGTH } from '#app/mini-games/wordle/rules/word-list.ts';
import styles from './board.module.css';

export interface RowProps {
  readonly number: number; // counted from 1
  readonly letters: readonly string[];
  /** What the letters were told; null for a row that was not tried. */
  readonly marks: readonly Mark[] | null;
  /** Whether this row is being typed. */
  readonly isActive: boolean;
  readonly isShaking: boolean;
  /** Whether the row was tried just now: it turns over once it is there, to the end, also when the next guess comes meanwhile. */
  readonly isFresh: boolean;
  readonly isWinning: boolean;
  readonly onShaken: () => void;
}

export function Row({ number, letters, marks, isActive, isShaking, isFresh, isWinning, onShaken }: RowProps) {
  const [isTurning] = useState(isFresh);

  return (
    <li
      aria-label={`Guess ${number}`}
      className={styles.row}
      data-active={isActive || undefined}
      data-shaking={isShaking || undefined}
      data-winning={isWinning || undefined}
      data-fresh={isTurning || undefined}
      onAnimationEnd={(event) => event.target === event.currentTarget && onShaken()}
    >
      {Array.from({ length: WORD_LENGTH }, (_, place) => {
        const letter = letters[place] ?? '';
        const mark = marks?.[place];
        const name = mark ? { role: 'img', 'aria-label': `${letter}, ${mark}` } : { 'aria-hidden': true };
        return (
          <span
            key={place}
            {...name}
            className={styles.tile}
            data-mark={mark ?? (letter === '' ? 'none' : 'typed')}
            style={{ '--place': place } as CSSProperties}
          >
            {letter}
          </span>
        );
      })}
    </li>
  );
}
