// Swipe detection on a board, for a single finger, pen or mouse.
import { useRef, type PointerEvent } from 'react';
import type { Direction } from '#app/game-kit/lib/directions.ts';

export interface SwipeOptions {
  readonly thresholdPx: number;
  /** Whether one gesture can contain several swipes; otherwise each gesture is one swipe. */
  readonly isRepeating: boolean;
  onSwipe(direction: Direction): void;
}

interface Gesture {
  readonly pointer: number;
  x: number;
  y: number;
  isFinished: boolean;
}

/** The direction of the larger component of a movement. */
export function getSwipeDirection(dx: number, dy: number): Direction {
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'right' : 'left';
  return dy > 0 ? 'down' : 'up';
}

/** Handlers to spread on a board with `touch-action: pinch-zoom`. A swipe fires during the movement; a second finger cancels it. */
export function useSwipe({ thresholdPx, isRepeating, onSwipe }: SwipeOptions) {
  const gesture = useRef<Gesture | null>(null);

  function end(event: PointerEvent): void {
    if (gesture.current?.pointer === event.pointerId) gesture.current = null;
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.target instanceof Element && event.target.closest('[data-controls]')) return;
      // The same pointer again: its release happened outside the board, so start a new gesture. Another pointer cancels.
      if (gesture.current && gesture.current.pointer !== event.pointerId) gesture.current.isFinished = true;
      else gesture.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY, isFinished: false };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const current = gesture.current;
      if (!current || current.isFinished || current.pointer !== event.pointerId) return;
      const dx = event.clientX - current.x;
      const dy = event.clientY - current.y;
      if (Math.max(Math.abs(dx), Math.abs(dy)) < thresholdPx) return;
      // Capture only now, so that the swipe may leave the board: captured on pointerdown, a click would miss its button.
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
