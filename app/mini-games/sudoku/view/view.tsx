// The tray of Sudoku: 81 places for tiles, and the keys that fill them.
import { useState, type KeyboardEvent } from 'react';
import type { ViewProps } from '#app/mini-games/contract.ts';
import { isPlainKey } from '#app/mini-games/input/keys.ts';
import { RovingGrid } from '#app/mini-games/input/roving-grid.tsx';
import { CellButton } from './cell-button.tsx';
import { DigitPad } from './digit-pad.tsx';
import { engine, wrongCells, type SudokuMove, type SudokuState } from '#app/mini-games/sudoku/rules/rules.ts';
import { CELL_COUNT, clashes, PEERS, SIDE, type Cells } from '#app/mini-games/sudoku/rules/grid.ts';
import { placeName } from '#app/mini-games/sudoku/hints.ts';
import styles from './view.module.css';

const CLEARING_KEYS = new Set(['0', 'Delete', 'Backspace']);

export function View({ state, isPaused, hint, preferences, play }: ViewProps<SudokuState, SudokuMove>) {
  const { cells, givens, notes } = state;
  const [selected, setSelected] = useState(() => givens.indexOf(0));
  const [isNoting, setNoting] = useState(false);
  const [checked, setChecked] = useState<Cells | null>(null); // the grid as it was when it was last checked
  const isOver = engine.status(state) !== 'playing';
  const selectedDigit = cells[selected] ?? 0;
  const wrong = new Set(wrongCells(state).filter((cell) => checked?.[cell] === cells[cell]));

  function enter(digit: number): void {
    if (isNoting && selectedDigit === 0) play({ type: 'note', cell: selected, digit });
    else play({ type: 'set', cell: selected, digit, tidies: preferences['tidy-notes'] === true });
  }

  function erase(): void {
    play({ type: 'clear', cell: selected });
  }

  function check(): void {
    if (!isPaused) setChecked(cells);
    play({ type: 'check' });
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
    <div className={styles.game} onKeyDown={handleKey}>
      <div className={styles.layout}>
        <div className={styles.frame}>
          <RovingGrid columns={SIDE} count={CELL_COUNT} start={selected} label="Board" className={styles.board}>
            {(index, cell) => (
              <CellButton
                key={index}
                cell={cell}
                digit={cells[index] ?? 0}
                notes={notes[index] ?? 0}
                isGiven={givens[index] !== 0}
                isHidden={isPaused}
                isOver={isOver}
                isSelected={!isOver && index === selected}
                isPeer={!isOver && PEERS[selected]?.includes(index) === true}
                isSame={!isOver && selectedDigit !== 0 && cells[index] === selectedDigit}
                isClashing={clashes(cells, index)}
                isWrong={wrong.has(index)}
                isHinted={hint !== null && hint.type !== 'check' && hint.cell === index}
                litNote={selectedDigit}
                onSelect={() => setSelected(index)}
              />
            )}
          </RovingGrid>
        </div>
        <DigitPad
          cells={cells}
          place={placeName(selected)}
          selectedDigit={selectedDigit}
          isNoting={isNoting}
          isDisabled={isPaused || isOver}
          onDigit={enter}
          onErase={erase}
          onNotes={() => setNoting(!isNoting)}
          onCheck={check}
        />
      </div>
    </div>
  );
}
