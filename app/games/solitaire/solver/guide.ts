// Hints along a winning line: once the solver has found one, later hints follow it.
import type { Hints, StopSignal } from '#app/game-kit/contract.ts';
import { getUsefulMoves } from '#app/games/solitaire/hints.ts';
import type { SolitaireMove } from '#app/games/solitaire/rules/moves.ts';
import type { SolitaireState } from '#app/games/solitaire/rules/table.ts';
import { createLine, playMove } from './line.ts';
import type { Position, Step } from './solver.ts';

type AskSolver = (position: Position, signal: StopSignal) => Promise<readonly Step[] | null>;

function getPositionKey({ columns, hidden, foundations, talon, drawn }: SolitaireState): string {
  return JSON.stringify([columns, hidden, foundations, talon, drawn]);
}

/**
 * While the player follows a line, no new search is started: a new line could lead back. Returns null if the rule-based hints see no
 * useful move, so that the hint agrees with the message about it.
 */
export function createGuide(ask: AskSolver): NonNullable<Hints<SolitaireState, SolitaireMove>['solve']> {
  let winningLine: ReadonlyMap<string, SolitaireMove> = new Map(); // the move at each position
  let lastHint = { from: '', to: '' }; // positions before and after the last hint

  return async (state, signal) => {
    const [ruleMove] = getUsefulMoves(state);
    if (ruleMove === undefined || ruleMove.type === 'finish' || state.options.draws !== 1) return null;
    const positionKey = getPositionKey(state);
    if (!winningLine.has(positionKey)) {
      const steps = await ask(state, signal).catch(() => null);
      const line = steps ? createLine(state, steps) : [];
      const next = line[1] && getPositionKey(line[1].state);
      const isBack = positionKey === lastHint.to && next === lastHint.from;
      if (!isBack && line.length > 0) winningLine = new Map(line.map((position) => [getPositionKey(position.state), position.move]));
    }
    const move = winningLine.get(positionKey);
    lastHint = { from: positionKey, to: getPositionKey(playMove(state, move ?? ruleMove)) };
    return move ?? null;
  };
}

/** The guide used by the game; the worker is loaded with the first request. */
export const solveInWorker = createGuide(async (position, signal) => {
  const { askWorker } = await import('./ask-worker.ts');
  return askWorker(position, signal);
});
