// The move that lost a game of Solitaire.
import { createTurningPointFinder, type ExplainedGame } from '#app/card-kit/solver/turning-point.ts';
import { NO_CARD } from '#app/card-kit/rules/cards.ts';
import { getPlaceName } from '#app/games/solitaire/hints.ts';
import type { SolitaireMove } from '#app/games/solitaire/rules/moves.ts';
import { rules } from '#app/games/solitaire/rules/rules.ts';
import { isColumn, isFoundation, type SolitaireState } from '#app/games/solitaire/rules/table.ts';
import { createLine } from './line.ts';
import type { Step } from './solver.ts';

type Ask = ExplainedGame<SolitaireState, SolitaireMove, Step>['ask'];

export const createFinder = (ask: Ask) =>
  createTurningPointFinder<SolitaireState, SolitaireMove, Step>({
    play: rules.play,
    listPiles: ({ columns, foundations, talon, drawn }) => [
      ...columns,
      ...foundations.map((card) => (card === NO_CARD ? [] : [card])),
      talon.slice(0, drawn),
    ],
    getKind: (pile) => (isColumn(pile) ? 'column' : isFoundation(pile) ? 'foundation' : 'waste'),
    getPlaceName,
    bringUp: (state, card) => (state.talon.includes(card) ? { ...state, drawn: state.talon.indexOf(card) + 1 } : state),
    createLine: (state, steps) => createLine(state, steps).map(({ move }) => move),
    ask,
  });

/** The search used by the game; the worker is loaded with the first request. */
export const find = createFinder(async (history, signal) => (await import('./ask-worker.ts')).askForLastWinnable(history, signal));
