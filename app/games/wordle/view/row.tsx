// One guess as five tiles: tried, being typed, or still to come.
import { memo, useState, type CSSProperties } from 'react';
import { markGuess } from '#app/games/wordle/rules/marks.ts';
import { WORD_LENGTH } from '#app/games/wordle/rules/word-list.ts';
import styles from './board.module.css';

export interface RowProps {
  readonly number: number; // counted from 1
  readonly word: string;
  /** What its letters are told by; null for a row that was not tried. */
  readonly answer: string | null;
  /** Whether this row is being typed. */
  readonly isActive: boolean;
  readonly isShaking: boolean;
  /** Whether the row was tried just now: it turns over once it is there, to the end, also when the next guess comes meanwhile. */
  readonly isFresh: boolean;
  readonly onShakeEnd: () => void;
}

/** A letter is typed into one row: the others stay as they are drawn. */
export const Row = memo(function Row({ number, word, answer, isActive, isShaking, isFresh, onShakeEnd }: RowProps) {
  const letters = [...word];
  const marks = answer === null ? null : markGuess(answer, word);
  const [isTurning] = useState(isFresh);

  return (
    <li
      aria-label={`Guess ${number}`}
      className={styles.row}
      data-active={isActive || undefined}
      data-shaking={isShaking || undefined}
      data-winning={word === answer || undefined}
      data-fresh={isTurning || undefined}
      onAnimationEnd={(event) => event.target === event.currentTarget && onShakeEnd()}
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
});
