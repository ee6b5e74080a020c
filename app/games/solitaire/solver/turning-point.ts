// The move that lost a game of Solitaire.
import { askWorker } from '#app/card-kit/solver/ask-worker.ts';
import { createTurningPointFinder, type ExplainedGame } from '#app/card-kit/solver/turning-point.ts';
import { NO_CARD } from '#app/card-kit/rules/cards.ts';
import { getPileName } from '#app/games/solitaire/hints.ts';
import type { SolitaireMove } from '#app/games/solitaire/rules/moves.ts';
import { rules } from '#app/games/solitaire/rules/rules.ts';
import { isColumn, isFoundation, type SolitaireState } from '#app/games/solitaire/rules/table.ts';
import { createLine } from './line.ts';
import type { Step } from './solver.ts';
// oxlint-disable-next-line import/default -- Vite exports the URL of the worker script
import workerUrl from './worker.ts?worker&url';

export const explained: ExplainedGame<SolitaireState, SolitaireMove, Step> = {
  play: rules.play,
  listPiles: ({ columns, foundations, talon, drawn }) => [
    ...columns,
    ...foundations.map((card) => (card === NO_CARD ? [] : [card])),
    talon.slice(0, drawn),
  ],
  getKind: (pile) => (isColumn(pile) ? 'column' : isFoundation(pile) ? 'foundation' : 'waste'),
  getPileName,
  bringUp: (state, card) => (state.talon.includes(card) ? { ...state, drawn: state.talon.indexOf(card) + 1 } : state),
  createLine,
};

export const find = createTurningPointFinder(explained, (history, signal) => askWorker(workerUrl, history, signal));
