// Runs the solver in a web worker until it finishes or the signal aborts.
import type { StopSignal } from '#app/game-kit/contract.ts';
import { askWorker } from '#app/card-kit/solver/ask-worker.ts';
import type { LastWinnable } from '#app/card-kit/solver/last-winnable.ts';
import type { Position, Step } from './solver.ts';
// oxlint-disable-next-line import/default -- Vite exports the URL of the worker script
import workerUrl from './worker.ts?worker&url';

/** Null if no winning line is found, the worker does not start, or the signal aborts. */
export function askSolver({ columns, hidden, foundations, talon }: Position, signal: StopSignal): Promise<readonly Step[] | null> {
  return askWorker(workerUrl, { columns, hidden, foundations, talon } satisfies Position, signal);
}

/** The last position of a lost game that can be won; null if it is not known. */
export function askForLastWinnable(history: readonly Position[], signal: StopSignal): Promise<LastWinnable<Step> | null> {
  const positions = history.map(({ columns, hidden, foundations, talon }): Position => ({ columns, hidden, foundations, talon }));
  return askWorker(workerUrl, positions, signal);
}
