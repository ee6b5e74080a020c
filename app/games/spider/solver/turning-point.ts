// The move that lost a game of Spider.
import { askWorker } from '#app/card-kit/solver/ask-worker.ts';
import { createTurningPointFinder, type ExplainedGame } from '#app/card-kit/solver/turning-point.ts';
import { describeColumn } from '#app/card-kit/rules/phrases.ts';
import type { SpiderMove } from '#app/games/spider/rules/moves.ts';
import { rules } from '#app/games/spider/rules/rules.ts';
import type { SpiderState } from '#app/games/spider/rules/table.ts';
// oxlint-disable-next-line import/default -- Vite exports the URL of the worker script
import workerUrl from './worker.ts?worker&url';

export const explained: ExplainedGame<SpiderState, SpiderMove, SpiderMove> = {
  play: rules.play,
  listPiles: ({ columns }) => columns,
  getKind: () => 'column',
  getPileName: describeColumn,
  createLine: (_, moves) => moves,
};

export const find = createTurningPointFinder(explained, (history, signal) => askWorker(workerUrl, history, signal));
