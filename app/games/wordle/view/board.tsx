// The six rows of guesses; the current row contains a text box.
import { memo, useState, type CSSProperties, type Ref } from 'react';
import { markGuess } from '#app/games/wordle/rules/marks.ts';
import tray from '#app/game-kit/input/tray.module.css';
import styles from './board.module.css';
import { rules, TRIES, type WordleEvent, type WordleState } from '#app/games/wordle/rules/rules.ts';
import { WORD_LENGTH } from '#app/games/wordle/rules/word-list.ts';

interface RowProps {
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
const Row = memo(function Row({ number, word, answer, isActive, isShaking, isFresh, onShakeEnd }: RowProps) {
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
            className={`middle ${styles.tile}`}
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

export interface BoardProps {
  readonly state: WordleState;
  readonly events: readonly WordleEvent[];
  readonly typed: string;
  readonly isShaking: boolean;
  readonly textBox: Ref<HTMLInputElement>;
  /** Called with the text of the text box, and whether a part of it is still being composed. */
  readonly onType: (text: string, isComposing: boolean) => void;
  readonly onShakeEnd: () => void;
}

export function Board({ state, events, typed, isShaking, textBox, onType, onShakeEnd }: BoardProps) {
  const { answer, guesses } = state;
  const isPlaying = rules.outcome(state) === null;
  const fresh = events.some(({ type }) => type === 'guessed') ? guesses.length - 1 : null;

  return (
    <div className={`${tray.tray} ${styles.board}`} translate="no">
      <ol aria-label="Guesses" className={styles.rows}>
        {Array.from({ length: TRIES }, (_, index) => {
          const guess = guesses[index];
          const isActive = isPlaying && index === guesses.length;
          return (
            <Row
              key={guess === undefined ? index : `${index} tried`}
              number={index + 1}
              word={guess ?? (isActive ? typed.toUpperCase() : '')}
              answer={guess === undefined ? null : answer}
              isActive={isActive}
              isShaking={isActive && isShaking}
              isFresh={index === fresh}
              onShakeEnd={onShakeEnd}
            />
          );
        })}
      </ol>
      {/* `inputMode` keeps the phone's keyboard closed: it would cover the game's own. */}
      <input
        ref={textBox}
        data-play
        className={styles.textBox}
        style={{ '--row': Math.min(guesses.length, TRIES - 1) } as CSSProperties}
        type="text"
        aria-label="Your guess"
        inputMode="none"
        enterKeyHint="go"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={WORD_LENGTH}
        tabIndex={0}
        readOnly={!isPlaying}
        value={typed}
        // Chromium gives the focus back without a caret when the mouse closes a dialog.
        onFocus={({ currentTarget }) => currentTarget.setSelectionRange(typed.length, typed.length)}
        onChange={({ currentTarget, nativeEvent }) =>
          onType(currentTarget.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
        }
        onCompositionEnd={({ currentTarget }) => onType(currentTarget.value, false)}
      />
    </div>
  );
}
