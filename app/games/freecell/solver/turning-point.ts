// The move that lost a game of FreeCell.
import { askWorker } from '#app/card-kit/solver/ask-worker.ts';
import { createTurningPointFinder, type ExplainedGame } from '#app/card-kit/solver/turning-point.ts';
import { NO_CARD, type Card } from '#app/card-kit/rules/cards.ts';
import type { PileMove } from '#app/card-kit/rules/piles.ts';
import type { FreeCellMove } from '#app/games/freecell/rules/moves.ts';
import { rules } from '#app/games/freecell/rules/rules.ts';
import { isCell, isColumn, type FreeCellState } from '#app/games/freecell/rules/table.ts';
import { getPileName } from '#app/games/freecell/text.ts';
// oxlint-disable-next-line import/default -- Vite exports the URL of the worker script
import workerUrl from './worker.ts?worker&url';

const toPile = (card: Card) => (card === NO_CARD ? [] : [card]);

export const explained: ExplainedGame<FreeCellState, FreeCellMove, PileMove> = {
  play: rules.play,
  listPiles: ({ columns, cells, foundations }) => [...columns, ...cells.map(toPile), ...foundations.map(toPile)],
  getKind: (pile) => (isColumn(pile) ? 'column' : isCell(pile) ? 'cell' : 'foundation'),
  getPileName,
  createLine: (_, moves) => moves,
};

export const find = createTurningPointFinder(explained, (history, signal) => askWorker(workerUrl, history, signal));
