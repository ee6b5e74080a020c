// Leads a player along a way to win, once the solver has found one.
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
 * Whoever has been shown the first move of a way is shown the rest of it, without another search: a new way could lead back. Says nothing
 * where the rule sees no useful move, so that a hint and the message about it agree.
 */
export function createGuide(ask: AskSolver): NonNullable<Hints<SolitaireState, SolitaireMove>['solve']> {
  let winningLine: ReadonlyMap<string, SolitaireMove> = new Map(); // the move at each position
  let lastHint = { from: '', to: '' }; // the positions before and after it

  return async (state, signal) => {
    const [ruleMove] = getUsefulMoves(state);
    if (ruleMove === undefined || ruleMove.type === 'finish' || state.options.draws !== 1) return null;
    const here = getPositionKey(state);
    if (!winningLine.has(here)) {
      const steps = await ask(state, signal).catch(() => null);
      const line = steps ? createLine(state, steps) : [];
      const next = line[1] && getPositionKey(line[1].state);
      const isBack = here === lastHint.to && next === lastHint.from;
      if (!isBack && line.length > 0) winningLine = new Map(line.map((position) => [getPositionKey(position.state), position.move]));
    }
    const move = winningLine.get(here);
    lastHint = { from: here, to: getPositionKey(playMove(state, move ?? ruleMove)) };
    return move ?? null;
  };
}

/** The guide of the game; the worker's code comes when it is first asked. */
export const solveInWorker = createGuide(async (position, signal) => {
  const { askWorker } = await import('./ask-worker.ts');
  return askWorker(position, signal);
});
