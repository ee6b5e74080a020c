// The keypad of Sudoku: nine digits with the number of each left, and buttons for notes, erase, fill and check.
import { Eraser, ListPlus, Pencil, ScanSearch } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { countLeft } from '#app/games/sudoku/rules/rules.ts';
import { DIGITS, type Cells } from '#app/games/sudoku/rules/grid.ts';
import keyCap from '#app/game-kit/input/key-cap.module.css';
import styles from './digit-pad.module.css';

interface DigitPadProps {
  readonly cells: Cells;
  readonly place: string; // name of the selected cell
  readonly litDigit: number; // the highlighted digit; 0 is none
  readonly pickedDigit: number | null; // in digit-first mode, the picked digit; null in cell-first mode
  readonly isNoting: boolean;
  readonly isDisabled: boolean;
  readonly onDigit: (digit: number) => void;
  readonly onErase: () => void;
  readonly onNotes: () => void;
  readonly onFill: () => void;
  readonly onCheck: () => void;
}

export function DigitPad(props: DigitPadProps) {
  const { cells, place, litDigit, pickedDigit, isNoting, isDisabled, onDigit, onErase, onNotes, onFill, onCheck } = props;
  return (
    <div role="group" aria-label={`Digits for ${place}`} className={styles.pad} data-noting={isNoting || undefined}>
      {DIGITS.map((digit) => {
        const left = countLeft(cells, digit);
        return (
          <button
            key={digit}
            type="button"
            translate="no"
            className={`row ${keyCap.cap} ${styles.key}`}
            aria-disabled={isDisabled}
            data-done={left === 0 || undefined}
            aria-pressed={pickedDigit === null ? undefined : digit === pickedDigit}
            data-lit={digit === litDigit || undefined}
            onClick={() => onDigit(digit)}
          >
            {digit}
            <span aria-hidden className={styles.left}>
              {left === 0 ? '✓' : left}
            </span>
          </button>
        );
      })}
      <button
        type="button"
        className={`row ${keyCap.cap} ${styles.key} ${styles.tool} ${styles.erase}`}
        aria-label="Erase"
        aria-disabled={isDisabled}
        onClick={onErase}
      >
        <Icon icon={Eraser} size={22} /> <span className={styles.word}>Erase</span>
      </button>
      <button
        type="button"
        className={`row ${keyCap.cap} ${styles.key} ${styles.tool} ${styles.notes}`}
        aria-pressed={isNoting}
        aria-disabled={isDisabled}
        onClick={onNotes}
      >
        <Icon icon={Pencil} size={20} /> Notes
        <span aria-hidden className={styles.switch} />
      </button>
      <button
        type="button"
        className={`row ${keyCap.cap} ${styles.key} ${styles.tool}`}
        aria-label="Fill in all notes"
        aria-disabled={isDisabled}
        onClick={onFill}
      >
        <Icon icon={ListPlus} size={20} /> Fill
      </button>
      <button type="button" className={`row ${keyCap.cap} ${styles.key} ${styles.tool}`} aria-disabled={isDisabled} onClick={onCheck}>
        <Icon icon={ScanSearch} size={20} /> Check
      </button>
    </div>
  );
}
