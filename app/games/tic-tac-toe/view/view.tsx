// View of Tic Tac Toe: the board and the winning lines.
import { type Mark, type Line, CELL_COUNT, findEmptyCells, findWinningLines, SIDE } from '#app/games/tic-tac-toe/rules/board.ts';
import tray from '#app/game-kit/input/tray.module.css';
import keyCap from '#app/game-kit/input/key-cap.module.css';
import styles from './view.module.css';
import type { ViewProps } from '#app/game-kit/contract.ts';
import { readKey } from '#app/game-kit/lib/key-events.ts';
import { getColumn, getRow } from '#app/game-kit/lib/grid.ts';
import { RovingGrid } from '#app/game-kit/input/roving-grid.tsx';
import { Button } from '#app/components/ui/controls/button.tsx';
import { Controls, Field } from '#app/game-kit/slots.tsx';
import { describeSides } from '#app/games/tic-tac-toe/text.ts';
import type { TicTacToeMove, TicTacToeState } from '#app/games/tic-tac-toe/rules/rules.ts';

/** Drawings of X and O, distinguishable by shape as well as by color. */
function MarkShape({ mark }: { mark: Mark }) {
  return (
    <svg aria-hidden viewBox="0 0 100 100" stroke="currentColor" className={styles.mark} data-mark={mark}>
      {mark === 'X' ? <path d="M24 24 76 76M76 24 24 76" /> : <circle cx="50" cy="50" r="28" />}
    </svg>
  );
}

/** The center of a cell on a board of 300 × 300. */
function getCellCenter(cell: number): { x: number; y: number } {
  return { x: 50 + 100 * getColumn(cell, SIDE), y: 50 + 100 * getRow(cell, SIDE) };
}

function WinningLine({ line: [first, , last] }: { line: Line }) {
  const from = getCellCenter(first);
  const to = getCellCenter(last);
  return (
    <svg aria-hidden viewBox="0 0 300 300" stroke="currentColor" className={styles.stroke}>
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} pathLength={1} />
    </svg>
  );
}

/** The computer that two players can call with one press: it can be beaten, but not by luck alone. */
const FIRST_COMPUTER = 'medium';

export function View({ state, hint, play, newGame }: ViewProps<TicTacToeState, TicTacToeMove>) {
  const lines = findWinningLines(state.board);
  const winning = new Set<number>(lines.flat());
  const side = describeSides(state);

  function playByDigit(event: KeyboardEvent): boolean {
    const key = readKey(event);
    if (!/^[1-9]$/.test(key) || event.repeat) return false;
    play({ type: 'mark', cell: Number(key) - 1 });
    return true;
  }

  /** The computer answers a single mark in this very game; else the board is empty. */
  function callComputer(): void {
    newGame(FIRST_COMPUTER);
    if (findEmptyCells(state.board).length === CELL_COUNT - 1) play({ type: 'mark', cell: state.board.indexOf('X'), isFirst: true });
  }

  return (
    <div>
      <Field>
        <div className={styles.frame}>
          <RovingGrid columns={SIDE} count={CELL_COUNT} label="Board" className={`${tray.tray} ${styles.board}`} onKey={playByDigit}>
            {(index, cell, place) => (
              <button
                key={index}
                {...cell}
                className={`${keyCap.cap} ${styles.cell}`}
                aria-label={`${place}, ${state.board[index] ?? 'empty'}`}
                aria-disabled={state.board[index] !== null || lines.length > 0}
                data-winning={winning.has(index) || undefined}
                data-hint={hint?.cell === index || undefined}
                onClick={() => play({ type: 'mark', cell: index })}
              >
                {state.board[index] && <MarkShape mark={state.board[index]} />}
              </button>
            )}
          </RovingGrid>
          {lines.map((line) => (
            <WinningLine key={line.join()} line={line} />
          ))}
        </div>
      </Field>
      <Controls>
        {side === null ? (
          <Button kind="paper" className={styles.call ?? ''} onClick={callComputer}>
            Play the Computer
          </Button>
        ) : (
          <p className={styles.side}>{side}</p>
        )}
      </Controls>
    </div>
  );
}
