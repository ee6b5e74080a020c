// Has the solver look at a position in a worker, for as long as the signal lets it.
import type { StopSignal } from '#app/game-kit/contract.ts';
import type { Position, Step } from './solver.ts';
// oxlint-disable-next-line import/default -- Vite exports the address of a script of its own
import workerUrl from './worker.ts?worker&url';

/** Null where it finds no way to win, does not start, or is stopped. */
export function askWorker({ columns, hidden, foundations, talon }: Position, signal: StopSignal): Promise<readonly Step[] | null> {
  return new Promise((resolve) => {
    const worker = new Worker(workerUrl, { type: 'module' });
    const end = (steps: readonly Step[] | null) => {
      worker.terminate();
      resolve(steps);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<readonly Step[] | null>) => end(data));
    worker.addEventListener('error', () => end(null));
    signal.addEventListener('abort', () => end(null));
    if (signal.aborted) end(null);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows
    else worker.postMessage({ columns, hidden, foundations, talon } satisfies Position);
  });
}
