import { expect, it } from 'vitest';
import { restOf } from './rest.ts';

/** A timer that is moved on by hand. */
function handTimer() {
  let pending: { readonly act: () => void; readonly dueMs: number } | null = null;
  let nowMs = 0;
  return {
    after(act: () => void, ms: number) {
      pending = { act, dueMs: nowMs + ms };
      return () => void (pending = null);
    },
    async pass(ms: number) {
      nowMs += ms;
      if (pending !== null && pending.dueMs <= nowMs) pending.act();
      await Promise.resolve();
    },
  };
}

it('waits for two seconds in which nothing is touched', async () => {
  const page = new EventTarget();
  const { after, pass } = handTimer();
  let hasRested = false;
  void restOf(page, after).then(() => (hasRested = true));
  await pass(1500);
  page.dispatchEvent(new Event('keydown'));
  await pass(1500);
  page.dispatchEvent(new Event('pointerdown'));
  await pass(1999);
  expect(hasRested).toBe(false);
  await pass(1);
  expect(hasRested).toBe(true);
});
