// Hints along a winning line that the solver finds.
import type { Hints, StopSignal } from '#app/game-kit/contract.ts';
import { createLineHints } from '#app/card-kit/solver/line-hints.ts';
import { getUsefulMoves } from '#app/games/solitaire/hints.ts';
import type { SolitaireMove } from '#app/games/solitaire/rules/moves.ts';
import { rules } from '#app/games/solitaire/rules/rules.ts';
import type { SolitaireState } from '#app/games/solitaire/rules/table.ts';
import { createLine } from './line.ts';
import type { Position, Step } from './solver.ts';
// oxlint-disable-next-line import/default -- Vite exports the URL of the worker script
import workerUrl from './worker.ts?worker&url';

type AskSolver = (position: Position, signal: StopSignal) => Promise<readonly Step[] | null>;

/** Gives no hint if the rule-based hints see no useful move, so that the hint agrees with the message about it. */
export function createHints(ask: AskSolver): NonNullable<Hints<SolitaireState, SolitaireMove>['solve']> {
  return createLineHints({
    play: rules.play,
    getKey: ({ columns, hidden, foundations, talon, drawn }) => JSON.stringify([columns, hidden, foundations, talon, drawn]),
    canSearch(state) {
      const [ruleMove] = getUsefulMoves(state);
      return ruleMove !== undefined && ruleMove.type !== 'finish' && state.options.draws === 1;
    },
    getRuleMove: (state) => getUsefulMoves(state)[0] ?? null,
    search: async (state, signal) => createLine(state, (await ask(state, signal)) ?? []),
  });
}

/** The search of the game; the worker is loaded with the first request. */
export const solveInWorker = createHints(async (position, signal) => {
  const { askWorker } = await import('#app/card-kit/solver/ask-worker.ts');
  return askWorker(workerUrl, position, signal);
});
