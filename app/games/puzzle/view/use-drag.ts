// Dragging and swiping: a line of tiles follows the pointer toward the gap; any other movement is a swipe.
import { useState } from 'react';
import { usePointerDrag, type DragMovement } from '#app/game-kit/input/use-pointer-drag.ts';
import { getSwipeDirection } from '#app/game-kit/input/use-swipe.ts';
import { STEPS, type Direction } from '#app/game-kit/lib/directions.ts';
import { findLine, type Line, type Tiles } from '#app/games/puzzle/rules/board.ts';

const SWIPE_PX = 24;

/** The pressed cell, which may be the rim of the board, and the line that follows the pointer if it can slide. */
interface HeldTile {
  readonly cell: number | null;
  readonly line: Line | null;
  readonly maxOffsetPx: number; // distance into the gap
}

/** The tiles that follow the pointer, and how far. */
export interface Drag {
  readonly line: Line;
  readonly offsetPx: number;
}

interface DragOptions {
  readonly tiles: Tiles;
  readonly isPaused: boolean;
  onSlide(cell: number): void;
  onPush(direction: Direction): void;
}

/** The offset of a line in px, limited to the range from its start to the gap. */
function computeOffset({ direction }: Line, maxOffsetPx: number, { dx, dy }: DragMovement): number {
  const { rows, columns } = STEPS[direction];
  return Math.min(Math.max(columns * dx + rows * dy, 0), maxOffsetPx);
}

/** A press slides on release; a drag slides if it is released beyond half the distance, and snaps back otherwise. */
export function useDrag({ tiles, isPaused, onSlide, onPush }: DragOptions) {
  const [offsetPx, setOffsetPx] = useState(0);
  const slide = ({ cell }: HeldTile) => cell !== null && onSlide(cell);

  const { held, cancel, handlers } = usePointerDrag<HeldTile>({
    state: tiles,
    isPaused,
    grab({ target }) {
      const tile = (target as Element).closest('button');
      const cell = tile ? tiles.indexOf(Number(tile.dataset['tile'])) : null;
      return { cell, line: cell === null ? null : findLine(tiles, cell), maxOffsetPx: tile?.offsetWidth ?? 0 };
    },
    onMove({ line, maxOffsetPx }, movement) {
      const { dx, dy } = movement;
      if (line) setOffsetPx(computeOffset(line, maxOffsetPx, movement));
      else if (Math.max(Math.abs(dx), Math.abs(dy)) >= SWIPE_PX) {
        cancel();
        onPush(getSwipeDirection(dx, dy));
      }
    },
    onDrop(tile, movement) {
      const { line, maxOffsetPx } = tile;
      if (!line || computeOffset(line, maxOffsetPx, movement) >= maxOffsetPx / 2) slide(tile);
    },
    onTap: slide,
  });

  const drag: Drag | null = held?.line ? { line: held.line, offsetPx } : null;
  return { drag, cancel, handlers };
}
