// Swipe detection on a board, for a single finger, pen or mouse.
import type { PointerEvent } from 'react';
import type { Direction } from '#app/game-kit/lib/directions.ts';
import { usePointerDrag } from './use-pointer-drag.ts';

export interface SwipeOptions {
  readonly thresholdPx: number;
  /** Whether one gesture can contain several swipes; otherwise each gesture is one swipe. */
  readonly isRepeating: boolean;
  onSwipe(direction: Direction): void;
}

/** The direction of the larger component of a movement. */
export function getSwipeDirection(dx: number, dy: number): Direction {
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'right' : 'left';
  return dy > 0 ? 'down' : 'up';
}

/** Handlers to spread on a board with `touch-action: pinch-zoom`. A swipe fires during the movement; a second finger cancels it. */
export function useSwipe({ thresholdPx, isRepeating, onSwipe }: SwipeOptions) {
  const { cancel, handlers } = usePointerDrag({
    state: null, // the snake goes on during a swipe
    isPaused: false,
    thresholdPx,
    grab: ({ target }) => ((target as Element).closest('[data-controls]') ? null : { x: 0, y: 0 }),
    onMove(last, { dx, dy }) {
      const [x, y] = [dx - last.x, dy - last.y];
      if (Math.max(Math.abs(x), Math.abs(y)) < thresholdPx) return;
      if (isRepeating) Object.assign(last, { x: dx, y: dy });
      else cancel();
      onSwipe(getSwipeDirection(x, y));
    },
  });
  const { onClickCapture: _, ...rest } = handlers; // a click still brings the focus to the board
  return { ...rest, onPointerDownCapture: ({ isPrimary }: PointerEvent) => !isPrimary && cancel() };
}
