// Runs the solver in a web worker until it finishes or the signal aborts.
import type { StopSignal } from '#app/game-kit/contract.ts';
import { askWorker } from '#app/card-kit/solver/ask-worker.ts';
import type { LastWinnable } from '#app/card-kit/solver/last-winnable.ts';
import type { PileMove } from '#app/card-kit/rules/piles.ts';
import type { Position } from './solver.ts';
// oxlint-disable-next-line import/default -- Vite exports the URL of the worker script
import workerUrl from './worker.ts?worker&url';

/** Null if no winning line is found, the worker does not start, or the signal aborts. */
export function askSolver({ columns, cells, foundations }: Position, signal: StopSignal): Promise<readonly PileMove[] | null> {
  return askWorker(workerUrl, { columns, cells, foundations } satisfies Position, signal);
}

/** The last position of a lost game that can be won; null if it is not known. */
export function askForLastWinnable(history: readonly Position[], signal: StopSignal): Promise<LastWinnable<PileMove> | null> {
  const positions = history.map(({ columns, cells, foundations }): Position => ({ columns, cells, foundations }));
  return askWorker(workerUrl, positions, signal);
}
