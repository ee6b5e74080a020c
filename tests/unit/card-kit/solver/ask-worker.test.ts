import { beforeEach, expect, it, vi } from 'vitest';
import { askWorker } from '#app/card-kit/solver/ask-worker.ts';

/** A worker that answers when it is told to. */
class FakeWorker extends EventTarget {
  static last: FakeWorker;
  readonly positions: unknown[] = [];
  readonly url: string;
  readonly options: WorkerOptions;
  isRunning = true;
  constructor(url: string, options: WorkerOptions) {
    super();
    this.url = url;
    this.options = options;
    FakeWorker.last = this;
  }
  postMessage(position: unknown): void {
    this.positions.push(position);
  }
  terminate(): void {
    this.isRunning = false;
  }
}

beforeEach(() => vi.stubGlobal('Worker', FakeWorker));
it('returns what the worker answers, and ends it', async () => {
  const answer = askWorker('/solver.js', { cards: 3 }, new AbortController().signal);
  const { last: worker } = FakeWorker;
  expect(worker).toMatchObject({ url: '/solver.js', options: { type: 'module' }, positions: [{ cards: 3 }], isRunning: true });
  worker.dispatchEvent(new MessageEvent('message', { data: ['move'] }));
  expect(await answer).toEqual(['move']);
  expect(worker.isRunning).toBe(false);
});

it('has no answer if the worker does not start', async () => {
  const answer = askWorker('/solver.js', {}, new AbortController().signal);
  FakeWorker.last.dispatchEvent(new Event('error'));
  expect(await answer).toBeNull();
  expect(FakeWorker.last.isRunning).toBe(false);
});

it('stops when the signal aborts', async () => {
  const controller = new AbortController();
  const answer = askWorker('/solver.js', {}, controller.signal);
  controller.abort();
  expect(await answer).toBeNull();
  expect(FakeWorker.last.isRunning).toBe(false);
});

it('does not begin after the signal has aborted', async () => {
  expect(await askWorker('/solver.js', {}, AbortSignal.abort())).toBeNull();
  expect(FakeWorker.last).toMatchObject({ positions: [], isRunning: false });
});
