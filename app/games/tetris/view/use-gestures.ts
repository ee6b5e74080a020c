// Touch gestures: drag to move, tap to rotate, flick down for a hard drop, drag down slowly for a soft drop, swipe up to hold.
import { useRef, type PointerEvent } from 'react';
import type { TetrisMove } from '#app/games/tetris/rules/rules.ts';
import type { Key } from '#app/games/tetris/rules/held-keys.ts';
import { COLUMNS } from '#app/games/tetris/rules/shapes.ts';

const TAP_MS = 300;
const TAP_STRAY = 0.5; // cells
const FLICK_CELLS_PER_MS = 0.035; // faster than a deliberate drag
const FLICK_CELLS = 1.2;
const HOLD_CELLS = 2;
/** Minimum time span for measuring the speed of a finger. */
const SPEED_MS = 40;

interface Gesture {
  readonly pointer: number;
  readonly placed: number; // number of locked pieces at pointerdown
  readonly startedAt: number;
  readonly startX: number;
  readonly startY: number;
  readonly cell: number; // size in px
  x: number; // position of the last column change
  y: number;
  hasStepped: boolean;
  isFinished: boolean;
  samples: readonly { readonly y: number; readonly at: number }[];
}

function isTap(gesture: Gesture, event: PointerEvent): boolean {
  const stray = Math.hypot(event.clientX - gesture.startX, event.clientY - gesture.startY);
  return !gesture.hasStepped && stray < TAP_STRAY * gesture.cell && event.timeStamp - gesture.startedAt < TAP_MS;
}

/** Downward speed in cells per ms. */
function getSpeed(gesture: Gesture): number {
  const last = gesture.samples.at(-1);
  const first = gesture.samples[0];
  if (!first || !last || last.at <= first.at) return 0;
  return (last.y - first.y) / (last.at - first.at) / gesture.cell;
}

/** Handlers to spread on the field. A gesture only affects the piece it started with, which is identified by the number of pieces before it. */
export function useGestures(placed: number, play: (move: TetrisMove) => void) {
  const gesture = useRef<Gesture | null>(null);

  function step(key: Key): void {
    play({ type: 'press', key });
    play({ type: 'release', key });
  }

  function follow(current: Gesture, event: PointerEvent): void {
    const { cell } = current;
    for (; event.clientX - current.x >= cell; current.x += cell) stepTo(current, 'right', event);
    for (; current.x - event.clientX >= cell; current.x -= cell) stepTo(current, 'left', event);
    if (getSpeed(current) > FLICK_CELLS_PER_MS) return;
    for (; event.clientY - current.y >= cell; current.y += cell) {
      current.x = event.clientX;
      current.hasStepped = true;
      step('down');
    }
  }

  function stepTo(current: Gesture, key: Key, event: PointerEvent): void {
    current.y = event.clientY;
    current.hasStepped = true;
    step(key);
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === 'mouse' || gesture.current) return;
      const { clientX: x, clientY: y, pointerId, timeStamp: at, currentTarget } = event;
      const cell = currentTarget.clientWidth / COLUMNS;
      gesture.current = {
        pointer: pointerId,
        placed,
        startedAt: at,
        startX: x,
        startY: y,
        cell,
        x,
        y,
        hasStepped: false,
        isFinished: false,
        samples: [{ y, at }],
      };
    },
    onPointerMove(event: PointerEvent) {
      const current = gesture.current;
      if (current?.pointer !== event.pointerId || current.isFinished) return;
      current.isFinished = placed !== current.placed;
      if (current.isFinished) return;
      const recent = current.samples.filter(({ at }) => event.timeStamp - at < SPEED_MS);
      current.samples = [...(recent.length > 0 ? recent : current.samples.slice(-1)), { y: event.clientY, at: event.timeStamp }];
      if (current.startY - event.clientY >= HOLD_CELLS * current.cell && !current.hasStepped) {
        current.isFinished = true;
        play({ type: 'hold' });
        return;
      }
      follow(current, event);
    },
    onPointerUp(event: PointerEvent) {
      const current = gesture.current;
      if (current?.pointer !== event.pointerId) return;
      gesture.current = null;
      if (current.isFinished || placed !== current.placed) return;
      if (isTap(current, event)) play({ type: 'rotate', turn: 'clockwise' });
      else if (getSpeed(current) > FLICK_CELLS_PER_MS && event.clientY - current.y > FLICK_CELLS * current.cell)
        play({ type: 'hard-drop' });
    },
    onPointerCancel() {
      gesture.current = null;
    },
  };
}
