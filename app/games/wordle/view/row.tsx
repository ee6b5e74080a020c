// One row of five tiles: a past guess, the current one, or an empty row.
import { memo, useState, type CSSProperties } from 'react';
import { markGuess } from '#app/games/wordle/rules/marks.ts';
import { WORD_LENGTH } from '#app/games/wordle/rules/word-list.ts';
import styles from './board.module.css';

export interface RowProps {
  readonly number: number; // counted from 1
  readonly word: string;
  /** The answer to mark the letters against; null for a row that was not submitted. */
  readonly answer: string | null;
  /** Whether this is the row being typed. */
  readonly isActive: boolean;
  readonly isShaking: boolean;
  /** Whether the guess was just submitted. Read once on mount, so that the next guess does not interrupt the reveal. */
  readonly isFresh: boolean;
  readonly onShakeEnd: () => void;
}

/** Memoized: typing a letter renders only one row. */
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
