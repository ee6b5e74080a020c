// On-screen keyboard for word games, with roving focus: one Tab stop, and arrow keys move between the letters.
import { Delete } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { memo, useRef, type MouseEvent } from 'react';
import { LETTERS_ONLY } from '#app/game-kit/lib/key-events.ts';
import { useRovingFocus } from '#app/components/ui/lib/use-roving-focus.ts';
import keyCap from './key-cap.module.css';
import styles from './letter-keyboard.module.css';

const ROWS = ['QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM'];

const BACKSPACE = 'Backspace';

export interface LetterKey {
  readonly name: string;
  /** What the guesses revealed about the letter; null if nothing yet. */
  readonly tone: 'absent' | 'present' | 'correct' | null;
  readonly isDisabled: boolean;
}

export interface LetterKeyboardProps {
  readonly getKey: (letter: string) => LetterKey;
  readonly onLetter: (letter: string) => void;
  readonly onBackspace?: () => void;
  /** Label of an additional key that submits the surrounding form. */
  readonly submitLabel?: string;
}

/** The key that an arrow key moves to: the next one in the row, or the nearest one above or below; null at the edges and for other keys. */
export function findNeighborKey(rows: readonly (readonly string[])[], key: string, arrow: string): string | null {
  const row = rows.findIndex((keys) => keys.includes(key));
  const keys = rows[row] ?? [];
  const column = keys.indexOf(key);
  const step = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[arrow];
  if (!step) return null;
  const [rowStep = 0, columnStep = 0] = step;
  const target = rows[row + rowStep] ?? [];
  // The rows are centered.
  const nearest = rowStep === 0 ? column + columnStep : Math.round(column + (target.length - keys.length) / 2);
  return target[rowStep === 0 ? nearest : Math.min(Math.max(nearest, 0), target.length - 1)] ?? null;
}

interface LetterButtonProps extends LetterKey {
  readonly letter: string;
  /** Whether it is the keyboard's Tab stop. */
  readonly isCurrent: boolean;
}

/** Memoized, so that a guess renders only the keys whose state changed. */
const LetterButton = memo(function LetterButton({ letter, name, tone, isDisabled, isCurrent }: LetterButtonProps) {
  return (
    <button
      type="button"
      data-key={letter}
      translate="no"
      tabIndex={isCurrent ? 0 : -1}
      className={`middle ${keyCap.cap} ${styles.key}`}
      aria-label={name}
      aria-disabled={isDisabled}
      data-tone={tone ?? undefined}
    >
      {letter}
    </button>
  );
});

export function LetterKeyboard({ getKey, onLetter, onBackspace, submitLabel }: LetterKeyboardProps) {
  const last = ROWS.length - 1;
  const reachable = ROWS.map((row, index) => (index === last && onBackspace ? [BACKSPACE, ...row] : [...row]));
  const keys = reachable.flat();
  const { tabStop, handlers } = useRovingFocus('[data-key]', (arrow, from) => {
    const target = findNeighborKey(reachable, keys[from] ?? '', arrow);
    return target === null ? null : keys.indexOf(target);
  });

  function press({ target }: MouseEvent): void {
    const button = (target as Element).closest<HTMLElement>('[data-key]');
    const key = button?.dataset['key'];
    if (key === undefined || button?.getAttribute('aria-disabled') === 'true') return;
    if (key === BACKSPACE) onBackspace?.();
    else onLetter(key);
  }

  return (
    <div role="group" aria-label="Keyboard" className={styles.keyboard} {...handlers} onClick={press}>
      {ROWS.map((row, index) => (
        <div key={row} className={styles.row}>
          {index === last && onBackspace && (
            <button
              type="button"
              data-key={BACKSPACE}
              tabIndex={keys[tabStop] === BACKSPACE ? 0 : -1}
              aria-label={BACKSPACE}
              className={`middle ${keyCap.cap} ${styles.wide}`}
            >
              <Icon icon={Delete} size={22} strokeWidth={2.5} />
            </button>
          )}
          {[...row].map((letter) => (
            <LetterButton key={letter} letter={letter} isCurrent={letter === keys[tabStop]} {...getKey(letter)} />
          ))}
          {index === last && submitLabel !== undefined && (
            <button type="submit" className={`middle ${keyCap.cap} ${styles.wide} ${styles.submit}`}>
              {submitLabel}
            </button>
          )}
        </div>
      ))}
    </div>
  );
}

/** Returns a function to call with whether a letter is from another script; of several in a row, only the first one is refused. */
export function useLetterNotice(refuse: (reason: string) => void): (isOther: boolean) => void {
  const hasTold = useRef(false);
  return (isOther) => {
    if (isOther && !hasTold.current) refuse(LETTERS_ONLY);
    hasTold.current = isOther;
  };
}
