// The tray of Sudoku: 81 places for tiles, and the keys that fill them.
import { useState, type KeyboardEvent } from 'react';
import type { ViewProps } from '#app/mini-games/contract.ts';
import { isPlainKey } from '#app/mini-games/input/keys.ts';
import { RovingGrid } from '#app/mini-games/input/roving-grid.tsx';
import { Controls, Field } from '#app/mini-games/slots.tsx';
import { CELL_COUNT, clashes, PEERS, SIDE } from '#app/mini-games/sudoku/rules/grid.ts';
import { rules, wrongCells, type SudokuEvent, type SudokuMove, type SudokuState } from '#app/mini-games/sudoku/rules/rules.ts';
import { findings, placeOf } from '#app/mini-games/sudoku/words.ts';
import { CellButton } from './cell-button.tsx';
import { DigitPad } from './digit-pad.tsx';
import styles from './view.module.css';

const CLEARING_KEYS = new Set(['0', 'Delete', 'Backspace']);

/** A look at how the grid compares with the solution, and the state that was looked at. */
interface Check {
  readonly state: SudokuState;
  readonly count: number; // of checks so far
}

/** The cells that a check found wrong and that still hold what they held then. */
function stillWrong({ state: then }: Check, state: SudokuState): readonly number[] {
  if (then.givens.join() !== state.givens.join()) return []; // another puzzle
  return wrongCells(state).filter((cell) => then.cells[cell] === state.cells[cell]);
}

export function View({ state, events, isVeiled, hint, preferences, play }: ViewProps<SudokuState, SudokuMove, SudokuEvent>) {
  const { cells, givens, notes } = state;
  const [selected, setSelected] = useState(() => givens.indexOf(0));
  const [isNoting, setNoting] = useState(false);
  const [check, setCheck] = useState<Check | null>(null);
  const isOver = rules.outcome(state) !== null;
  const selectedDigit = cells[selected] ?? 0;
  const wrong = new Set(check ? stillWrong(check, state) : []);
  const fresh = new Set(events.map((event) => (event.type === 'placed' ? event.cell : null)));

  function enter(digit: number): void {
    if (isNoting && selectedDigit === 0) play({ type: 'note', cell: selected, digit });
    else play({ type: 'set', cell: selected, digit, tidies: preferences['tidy-notes'] === true });
  }

  function erase(): void {
    play({ type: 'clear', cell: selected });
  }

  function look(): void {
    if (!isOver) setCheck({ state, count: (check?.count ?? 0) + 1 });
  }

  /** Whether a key belongs to the game. */
  function playByKey({ key }: KeyboardEvent): boolean {
    if (/^[1-9]$/.test(key)) enter(Number(key));
    else if (CLEARING_KEYS.has(key)) erase();
    else if (key.toLowerCase() === 'n') setNoting(!isNoting);
    else return false;
    return true;
  }

  function handleKey(event: KeyboardEvent): void {
    if (isPlainKey(event) && !event.repeat && playByKey(event)) event.preventDefault();
  }

  return (
    <div onKeyDown={handleKey}>
      <Field>
        <div className={styles.frame} data-hidden={isVeiled || undefined}>
          <RovingGrid columns={SIDE} count={CELL_COUNT} start={selected} label="Board" className={styles.board}>
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
                isSame={!isOver && selectedDigit !== 0 && cells[index] === selectedDigit}
                isClashing={clashes(cells, index)}
                isWrong={wrong.has(index)}
                isHinted={hint?.cell === index}
                isFresh={fresh.has(index)}
                litNote={selectedDigit}
                onSelect={() => setSelected(index)}
              />
            )}
          </RovingGrid>
        </div>
      </Field>
      <Controls>
        <DigitPad
          cells={cells}
          place={placeOf(selected)}
          selectedDigit={selectedDigit}
          isNoting={isNoting}
          isDisabled={isOver}
          onDigit={enter}
          onErase={erase}
          onNotes={() => setNoting(!isNoting)}
          onCheck={look}
        />
        <p aria-live="polite" className={styles.findings}>
          {/* A new element is told again, even when it says the same. */}
          {check?.state.cells === cells && <span key={check.count}>{findings(state)}</span>}
        </p>
      </Controls>
    </div>
  );
}
