// Runs a solver in a web worker until it finishes or the signal aborts.
import type { StopSignal } from '#app/game-kit/contract.ts';

/** The answer to `position`; null if there is none, the worker does not start, or the signal aborts. */
export function askWorker<Position, Answer>(workerUrl: string, position: Position, signal: StopSignal): Promise<Answer | null> {
  return new Promise((resolve) => {
    const worker = new Worker(workerUrl, { type: 'module' });
    const end = (answer: Answer | null) => {
      worker.terminate();
      resolve(answer);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<Answer | null>) => end(data));
    worker.addEventListener('error', () => end(null));
    signal.addEventListener('abort', () => end(null));
    if (signal.aborted) end(null);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have a target origin
    else worker.postMessage(position);
  });
}
