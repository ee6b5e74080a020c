// One cell: a given digit, the player's digit, or an empty cell with notes.
import { useState, type CSSProperties } from 'react';
import type { CellProps } from '#app/game-kit/input/roving-grid.tsx';
import { getColumn, getRow } from '#app/game-kit/lib/grid.ts';
import { toBit, DIGITS, listDigits, SIDE, type DigitSet } from '#app/games/sudoku/rules/grid.ts';
import { describeCell } from '#app/games/sudoku/text.ts';
import styles from './view.module.css';

interface CellButtonProps {
  readonly cell: CellProps;
  readonly digit: number; // 0 is empty
  readonly notes: DigitSet;
  readonly isGiven: boolean;
  readonly isOver: boolean;
  readonly isSelected: boolean;
  readonly isPeer: boolean; // shares a row, column or box with the selected cell
  readonly isSame: boolean; // has the same digit as the selected cell
  readonly isClashing: boolean;
  readonly isWrong: boolean; // marked as wrong by a check
  readonly isHinted: boolean;
  readonly isFresh: boolean; // the digit has just been placed
  readonly litNote: number; // the highlighted note; 0 is none
  readonly onSelect: () => void;
  readonly onPress: () => void;
}

function getCellLabel(index: number, { digit, notes, isGiven, isClashing, isWrong }: CellButtonProps): string {
  if (digit === 0) return `${describeCell(index)}, empty${notes === 0 ? '' : `, notes ${listDigits(notes).join(' ')}`}`;
  return `${describeCell(index)}, ${isGiven ? 'given ' : ''}${digit}${isClashing ? ', conflict' : ''}${isWrong ? ', wrong' : ''}`;
}

/** The CSS grid line; every third cell is followed by a gap track between two boxes. */
function getGridLine(line: number): number {
  return line + Math.floor(line / 3) + 1;
}

/** `isFresh` is read once on mount, so that the next move does not interrupt the animation. */
function Digit({ digit, isFresh }: { digit: number; isFresh: boolean }) {
  const [pops] = useState(isFresh);
  return (
    <span className={styles.digit} data-pops={pops || undefined}>
      {digit}
    </span>
  );
}

export function CellButton(props: CellButtonProps) {
  const { cell, digit, notes, isOver } = props;
  const index = cell['data-cell'];
  const row = getRow(index, SIDE);
  const column = getColumn(index, SIDE);

  return (
    <button
      {...cell}
      className={`middle ${styles.cell}`}
      style={{ gridRow: getGridLine(row), gridColumn: getGridLine(column), '--wave': row + column } as CSSProperties}
      aria-label={getCellLabel(index, props)}
      aria-disabled={isOver}
      data-kind={digit === 0 ? 'socket' : props.isGiven ? 'given' : 'entry'}
      data-peer={props.isPeer || undefined}
      data-same={props.isSame || undefined}
      data-selected={props.isSelected || undefined}
      data-clashing={props.isClashing || undefined}
      data-wrong={props.isWrong || undefined}
      data-hint={props.isHinted || undefined}
      data-won={isOver || undefined}
      onFocus={props.onSelect}
      onClick={() => {
        props.onSelect(); // not every browser focuses a clicked button
        props.onPress();
      }}
    >
      {digit !== 0 && <Digit key={digit} digit={digit} isFresh={props.isFresh} />}
      {digit === 0 && notes !== 0 && (
        <span className={`middle ${styles.notes}`}>
          {DIGITS.map((note) => (
            <span key={note} data-lit={note === props.litNote || undefined}>
              {notes & toBit(note) ? note : ''}
            </span>
          ))}
        </span>
      )}
    </button>
  );
}
