// View of Sudoku: the board with 81 cells, and the keypad.
import { useState } from 'react';
import { useKeys } from '#app/game-kit/board.ts';
import type { ViewProps } from '#app/game-kit/contract.ts';
import { readKey } from '#app/game-kit/lib/key-events.ts';
import { RovingGrid } from '#app/game-kit/input/roving-grid.tsx';
import { Controls, Field } from '#app/game-kit/slots.tsx';
import { CELL_COUNT, hasClash, PEERS, SIDE } from '#app/games/sudoku/rules/grid.ts';
import { CLEAR, DIGIT_FIRST, FILL_NOTES, NOTES, TIDY_NOTES, describeCell, describeFindings } from '#app/games/sudoku/text.ts';
import { rules, findWrongCells, type SudokuEvent, type SudokuMove, type SudokuState } from '#app/games/sudoku/rules/rules.ts';
import { CellButton } from './cell-button.tsx';
import { DigitPad } from './digit-pad.tsx';
import tray from '#app/game-kit/input/tray.module.css';
import styles from './view.module.css';

/** The result of a check, with the checked state. */
interface CheckResult {
  readonly state: SudokuState;
  readonly count: number; // number of checks so far
}

/** The wrong cells of the last check that are still unchanged. */
function findStillWrong({ state: then }: CheckResult, state: SudokuState): readonly number[] {
  if (then.givens.join() !== state.givens.join()) return []; // a different puzzle
  return findWrongCells(state).filter((cell) => then.cells[cell] === state.cells[cell]);
}

export function View(props: ViewProps<SudokuState, SudokuMove, SudokuEvent>) {
  const { state, events, hasPauseOverlay, hint, preferences, play } = props;
  const { cells, givens, notes } = state;
  const [selected, setSelected] = useState(() => givens.indexOf(0));
  const [picked, setPicked] = useState(0); // digit-first mode: the picked digit; 0 is none
  const [isNoting, setNoting] = useState(false);
  const [check, setCheck] = useState<CheckResult | null>(null);
  const isOver = rules.outcome(state) !== null;
  const isDigitFirst = preferences[DIGIT_FIRST.id] === true;
  const tidies = preferences[TIDY_NOTES.id] !== false; // on by default
  const selectedDigit = cells[selected] ?? 0;
  const litDigit = isDigitFirst && picked !== 0 ? picked : selectedDigit;
  const hinted = hint && 'cell' in hint ? hint.cell : null;
  const wrong = new Set(check ? findStillWrong(check, state) : []);
  const fresh = new Set(events.map((event) => (event.type === 'placed' ? event.cell : null)));

  function enterDigit(cell: number, digit: number): void {
    if (isNoting && cells[cell] === 0) play({ type: 'note', cell, digit });
    else play({ type: 'set', cell, digit, tidies });
  }

  /** Places a digit in the selected cell; in digit-first mode, picks the digit, or releases it if it is picked already. */
  function press(digit: number): void {
    if (isDigitFirst) setPicked(digit === picked ? 0 : digit);
    else enterDigit(selected, digit);
  }

  /** In digit-first mode: places the picked digit; pressing a given cell picks its digit instead. */
  function pressCell(cell: number): void {
    if (!isDigitFirst || isOver) return;
    if (givens[cell] !== 0) setPicked(givens[cell] ?? 0);
    else if (picked !== 0) enterDigit(cell, picked);
  }

  function fillNotes(): void {
    play({ type: 'fill-notes' });
  }

  function erase(): void {
    play({ type: 'clear', cell: selected });
  }

  function checkDigits(): void {
    if (!isOver) setCheck({ state, count: (check?.count ?? 0) + 1 });
  }

  /** Handles a key; returns whether the game uses it. */
  function playByKey(key: string): boolean {
    if (/^[1-9]$/.test(key)) press(Number(key));
    else if (CLEAR.keys.includes(key)) erase();
    else if (NOTES.keys.includes(key)) setNoting(!isNoting);
    else if (FILL_NOTES.keys.includes(key)) fillNotes();
    else return false;
    return true;
  }

  useKeys((event) => {
    if (!event.repeat && playByKey(readKey(event))) event.preventDefault();
  });

  return (
    <div>
      <Field>
        <div className={styles.frame} data-hidden={hasPauseOverlay || undefined}>
          <RovingGrid columns={SIDE} count={CELL_COUNT} start={selected} label="Board" className={`${tray.tray} ${styles.board}`}>
            {(index, cell) => (
              <CellButton
                key={index}
                cell={cell}
                digit={cells[index] ?? 0}
                notes={notes[index] ?? 0}
                isGiven={givens[index] !== 0}
                isOver={isOver}
                isSelected={!isOver && index === selected}
                isPeer={!isOver && PEERS[selected]?.includes(index) === true}
                isSame={!isOver && litDigit !== 0 && cells[index] === litDigit}
                isClashing={hasClash(cells, index)}
                isWrong={wrong.has(index)}
                isHinted={hinted === index}
                isFresh={fresh.has(index)}
                litNote={litDigit}
                onSelect={() => setSelected(index)}
                onPress={() => pressCell(index)}
              />
            )}
          </RovingGrid>
        </div>
      </Field>
      <Controls>
        <div className={`middle ${styles.keys}`}>
          <DigitPad
            cells={cells}
            place={describeCell(selected)}
            litDigit={litDigit}
            pickedDigit={isDigitFirst ? picked : null}
            isNoting={isNoting}
            isDisabled={isOver}
            onDigit={press}
            onErase={erase}
            onNotes={() => setNoting(!isNoting)}
            onFill={fillNotes}
            onCheck={checkDigits}
          />
          <p aria-live="polite" className={`panel ${styles.findings}`}>
            {/* A new key makes screen readers repeat the same text. */}
            {check?.state.cells === cells && <span key={check.count}>{describeFindings(state)}</span>}
          </p>
        </div>
      </Controls>
    </div>
  );
}
