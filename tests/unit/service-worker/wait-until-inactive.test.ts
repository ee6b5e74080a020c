import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitUntilInactive } from '#app/service-worker/start-service-worker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('waits for two seconds without input or scrolling', async () => {
  const page = new EventTarget();
  let hasRested = false;
  void waitUntilInactive(page).then(() => (hasRested = true));
  await vi.advanceTimersByTimeAsync(1500);
  page.dispatchEvent(new Event('keydown'));
  await vi.advanceTimersByTimeAsync(1500);
  page.dispatchEvent(new Event('pointerdown'));
  await vi.advanceTimersByTimeAsync(1500);
  page.dispatchEvent(new Event('scroll'));
  await vi.advanceTimersByTimeAsync(1999);
  expect(hasRested).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(hasRested).toBe(true);
});
