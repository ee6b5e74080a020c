// Runs the solver in a web worker until it finishes or the signal aborts.
import type { StopSignal } from '#app/game-kit/contract.ts';
import type { Position, Step } from './solver.ts';
// oxlint-disable-next-line import/default -- Vite exports the URL of the worker script
import workerUrl from './worker.ts?worker&url';

/** Null if no winning line is found, the worker does not start, or the signal aborts. */
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
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have a target origin
    else worker.postMessage({ columns, hidden, foundations, talon } satisfies Position);
  });
}
