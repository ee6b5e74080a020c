// The move that lost a game of Spider.
import { createTurningPointFinder, type ExplainedGame } from '#app/card-kit/solver/turning-point.ts';
import { describeColumn } from '#app/card-kit/rules/phrases.ts';
import type { SpiderMove } from '#app/games/spider/rules/moves.ts';
import { rules } from '#app/games/spider/rules/rules.ts';
import type { SpiderState } from '#app/games/spider/rules/table.ts';

type Ask = ExplainedGame<SpiderState, SpiderMove, SpiderMove>['ask'];

export const createFinder = (ask: Ask) =>
  createTurningPointFinder<SpiderState, SpiderMove, SpiderMove>({
    play: rules.play,
    listPiles: ({ columns }) => columns,
    getKind: () => 'column',
    getPlaceName: describeColumn,
    createLine: (_, moves) => moves,
    ask,
  });

/** The search used by the game; the worker is loaded with the first request. */
export const find = createFinder(async (history, signal) => (await import('./ask-worker.ts')).askForLastWinnable(history, signal));
