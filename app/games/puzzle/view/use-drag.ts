// Dragging: a line of tiles follows the pointer toward the gap.
import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { getPointIn, useScrollDuringDrag, type ClientPoint } from '#app/game-kit/input/drag-scroll.ts';
import { STEPS } from '#app/game-kit/lib/directions.ts';
import { findLine, type Line, type Tiles } from '#app/games/puzzle/rules/board.ts';

/** A shorter movement is a click. */
const CLICK_PX = 6;

export interface Drag {
  readonly pointer: number;
  readonly cell: number; // the pressed cell
  readonly line: Line;
  readonly board: HTMLElement;
  readonly x: number; // on the board
  readonly y: number;
  readonly at: ClientPoint; // the pointer's last position
  readonly maxOffsetPx: number; // distance into the gap
  readonly offsetPx: number; // current distance
}

/** The offset of the line in px for a pointer position, limited to the range from its start to the gap. */
function computeOffset({ line, board, x, y, maxOffsetPx }: Drag, at: ClientPoint): number {
  const { rows, columns } = STEPS[line.direction];
  const point = getPointIn(board, at);
  return Math.min(Math.max(columns * (point.x - x) + rows * (point.y - y), 0), maxOffsetPx);
}

/** Handlers for the tiles. A press slides on release; a drag slides if it is released beyond half the distance, and snaps back otherwise. */
export function useDrag(tiles: Tiles, onSlide: (cell: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const isHandled = useRef(false); // whether the gesture was handled, so that the following click is ignored

  function move(event: PointerEvent<HTMLElement>): void {
    if (drag?.pointer !== event.pointerId) return;
    if (event.buttons === 0) {
      setDrag(null); // the release happened outside the page
      return;
    }
    const { x, y } = getPointIn(drag.board, event);
    if (!isHandled.current && Math.hypot(x - drag.x, y - drag.y) < CLICK_PX) return;
    isHandled.current = true;
    setDrag({ ...drag, at: event, offsetPx: computeOffset(drag, event) });
  }

  useScrollDuringDrag(drag !== null && drag.offsetPx > 0, () => drag && setDrag({ ...drag, offsetPx: computeOffset(drag, drag.at) }));

  function end(event: PointerEvent): void {
    if (drag?.pointer !== event.pointerId) return;
    setDrag(null);
    // Use the release position: the last pointermove may not have been rendered yet.
    if (event.type !== 'pointerup' || (isHandled.current && computeOffset(drag, event) < drag.maxOffsetPx / 2)) return;
    // Slide here and not on click: a long touch produces no click.
    isHandled.current = true;
    onSlide(drag.cell);
  }

  return {
    drag,
    /** Cancels the drag: the line snaps back. */
    cancel: () => setDrag(null),
    /** Ignores the next click. */
    skipClick(): void {
      isHandled.current = true;
    },
    /** A second finger cancels the drag of the first one. */
    onPointerDownCapture(event: PointerEvent): void {
      if (drag && drag.pointer !== event.pointerId) setDrag(null);
    },
    handlersFor: (cell: number) => ({
      onPointerDown(event: PointerEvent<HTMLElement>): void {
        isHandled.current = false;
        const line = findLine(tiles, cell);
        const board = event.currentTarget.parentElement;
        if (!line || !board || !event.isPrimary || event.button !== 0) return;
        event.stopPropagation(); // do not also detect a swipe
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({
          pointer: event.pointerId,
          cell,
          line,
          board,
          ...getPointIn(board, event),
          at: event,
          maxOffsetPx: event.currentTarget.offsetWidth,
          offsetPx: 0,
        });
      },
      onPointerMove: move,
      onPointerUp: end,
      onPointerCancel: end,
      onClick({ detail }: MouseEvent): void {
        // Ignore the click of a gesture that was already handled; clicks from keys and assistive technology have detail 0.
        if (isHandled.current && detail > 0) return;
        onSlide(cell);
      },
    }),
  };
}
