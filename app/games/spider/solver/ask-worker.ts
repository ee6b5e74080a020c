// Runs the solver in a web worker until it finishes or the signal aborts.
import type { StopSignal } from '#app/game-kit/contract.ts';
import { askWorker } from '#app/card-kit/solver/ask-worker.ts';
import type { LastWinnable } from '#app/card-kit/solver/last-winnable.ts';
import type { SpiderMove } from '#app/games/spider/rules/moves.ts';
import type { SpiderState } from '#app/games/spider/rules/table.ts';
// oxlint-disable-next-line import/default -- Vite exports the URL of the worker script
import workerUrl from './worker.ts?worker&url';

/** The last position of a lost game that can be won; null if it is not known. */
export function askForLastWinnable(history: readonly SpiderState[], signal: StopSignal): Promise<LastWinnable<SpiderMove> | null> {
  return askWorker(workerUrl, history, signal);
}
