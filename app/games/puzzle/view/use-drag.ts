// A line of tiles that follows the pointer towards the gap, and nowhere else.
import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { STEPS } from '#app/game-kit/lib/directions.ts';
import { findLine, type Line, type Tiles } from '#app/games/puzzle/rules/board.ts';

/** A pointer that moves less than this is a click. */
const CLICK_PX = 6;

export interface Drag {
  readonly pointer: number;
  readonly cell: number; // where the pointer went down
  readonly line: Line;
  readonly x: number;
  readonly y: number;
  readonly maxOffsetPx: number; // the way into the gap
  readonly offsetPx: number; // as far as the line has come
}

/** How far the line of a drag comes with the pointer, in px, between where it lay and the gap. */
function computeOffset({ line, x, y, maxOffsetPx }: Drag, { clientX, clientY }: PointerEvent): number {
  const { rows, columns } = STEPS[line.direction];
  return Math.min(Math.max(columns * (clientX - x) + rows * (clientY - y), 0), maxOffsetPx);
}

/** Handlers for the tiles: a press slides when it ends, a drag slides once it has come half the way and goes back otherwise. */
export function useDrag(tiles: Tiles, onSlide: (cell: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const isHandled = useRef(false); // whether the pointer has already done what it came for

  function move(event: PointerEvent<HTMLElement>): void {
    if (drag?.pointer !== event.pointerId) return;
    if (event.buttons === 0) {
      setDrag(null); // it was let go where the page could not see it
      return;
    }
    if (!isHandled.current && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < CLICK_PX) return;
    isHandled.current = true;
    setDrag({ ...drag, offsetPx: computeOffset(drag, event) });
  }

  function end(event: PointerEvent): void {
    if (drag?.pointer !== event.pointerId) return;
    setDrag(null);
    // By where the pointer leaves: its last move may not have been drawn yet.
    if (event.type !== 'pointerup' || (isHandled.current && computeOffset(drag, event) < drag.maxOffsetPx / 2)) return;
    // A finger that rests before it leaves would get no click.
    isHandled.current = true;
    onSlide(drag.cell);
  }

  return {
    drag,
    /** Lets go: the line goes back. */
    cancel: () => setDrag(null),
    /** The click that follows does not count. */
    skipClick(): void {
      isHandled.current = true;
    },
    /** A second finger lets go of what the first one holds. */
    onPointerDownCapture(event: PointerEvent): void {
      if (drag && drag.pointer !== event.pointerId) setDrag(null);
    },
    handlersFor: (cell: number) => ({
      onPointerDown(event: PointerEvent<HTMLElement>): void {
        isHandled.current = false;
        const line = findLine(tiles, cell);
        if (!line || !event.isPrimary || event.button !== 0) return;
        event.stopPropagation(); // a drag is no swipe
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({
          pointer: event.pointerId,
          cell,
          line,
          x: event.clientX,
          y: event.clientY,
          maxOffsetPx: event.currentTarget.offsetWidth,
          offsetPx: 0,
        });
      },
      onPointerMove: move,
      onPointerUp: end,
      onPointerCancel: end,
      onClick({ detail }: MouseEvent): void {
        // The click that ends a drag or a press has been answered; keys and assistive technology click without a pointer.
        if (isHandled.current && detail > 0) return;
        onSlide(cell);
      },
    }),
  };
}
