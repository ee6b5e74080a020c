// Tests which presses are given back as taps that the browser has dropped.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { giveBackLostTaps } from '#app/game-kit/stage/lost-taps.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('PointerEvent', Event);
});

afterEach(() => void vi.useRealTimers());

/** Flicks, presses after a while for a while, and returns how many clicks follow. */
function countClicks(waitMs: number, pressMs: number): number {
  const element = new EventTarget();
  giveBackLostTaps(element as HTMLElement);
  const onClick = vi.fn<() => void>();
  element.addEventListener('click', onClick);
  const dispatch = (type: string, timeStamp: number, clientX: number) => {
    const event = Object.assign(new Event(type), { pointerType: 'touch', pointerId: 1, clientX, clientY: 0 });
    element.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: timeStamp }));
  };
  const touch = (downAt: number, upAt: number, px: number) => {
    dispatch('pointerdown', downAt, 0);
    dispatch('pointerup', upAt, px);
  };
  touch(0, 50, 160);
  touch(50 + waitMs, 50 + waitMs + pressMs, 0);
  vi.runAllTimers();
  return onClick.mock.calls.length;
}

it.each([
  ['a tap', 100, 100, 1],
  ['a press that is held', 100, 600, 0],
  ['a tap long afterwards', 1000, 100, 0],
])('after a flick, %s is given back if the browser may have dropped it', (_, waitMs, pressMs, clicks) => {
  expect(countClicks(waitMs, pressMs)).toBe(clicks);
});
