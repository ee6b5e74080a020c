// The move that lost a game of Spider.
import { createTurningPointFinder, type ExplainedGame } from '#app/card-kit/solver/turning-point.ts';
import { describeColumn } from '#app/card-kit/rules/phrases.ts';
import type { SpiderMove } from '#app/games/spider/rules/moves.ts';
import { rules } from '#app/games/spider/rules/rules.ts';
import type { SpiderState } from '#app/games/spider/rules/table.ts';
import { askWorker, workerUrl } from './ask-worker.ts';

export const explained: ExplainedGame<SpiderState, SpiderMove, SpiderMove> = {
  play: rules.play,
  listPiles: ({ columns }) => columns,
  getKind: () => 'column',
  getPileName: describeColumn,
  createLine: (_, moves) => moves,
};

export const find = createTurningPointFinder(explained, (history, signal) => askWorker(workerUrl, history, signal));
