// Swipes of one finger, pen or mouse over a board.
import { useRef, type PointerEvent } from 'react';
import type { Direction } from '#app/game-kit/lib/directions.ts';

export interface SwipeOptions {
  readonly thresholdPx: number;
  /** Whether a finger that stays down can swipe on; otherwise each gesture is one swipe. */
  readonly isRepeating: boolean;
  onSwipe(direction: Direction): void;
}

interface Gesture {
  readonly pointer: number;
  x: number;
  y: number;
  isFinished: boolean;
}

/** The direction of the longer side of a way. */
export function getSwipeDirection(dx: number, dy: number): Direction {
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'right' : 'left';
  return dy > 0 ? 'down' : 'up';
}

/** Handlers to spread on a board whose style says `touch-action: none`. Swipes count while they are made; a second finger cancels. */
export function useSwipe({ thresholdPx, isRepeating, onSwipe }: SwipeOptions) {
  const gesture = useRef<Gesture | null>(null);

  function end(event: PointerEvent): void {
    if (gesture.current?.pointer === event.pointerId) gesture.current = null;
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      // A mouse that was let go outside the board begins anew; a second finger cancels.
      if (gesture.current && gesture.current.pointer !== event.pointerId) gesture.current.isFinished = true;
      else gesture.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY, isFinished: false };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const current = gesture.current;
      if (!current || current.isFinished || current.pointer !== event.pointerId) return;
      const dx = event.clientX - current.x;
      const dy = event.clientY - current.y;
      if (Math.max(Math.abs(dx), Math.abs(dy)) < thresholdPx) return;
      // From here on a finger that leaves the board still counts; captured any earlier, a mere click would miss its button.
      event.currentTarget.setPointerCapture(event.pointerId);
      current.x = event.clientX;
      current.y = event.clientY;
      current.isFinished = !isRepeating;
      onSwipe(getSwipeDirection(dx, dy));
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
