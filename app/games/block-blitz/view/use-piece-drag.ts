// Drags a piece from the tray over the board.
import { useState, type RefObject } from 'react';
import { usePointerDrag, type DragMovement } from '#app/game-kit/input/use-pointer-drag.ts';
import { SIDE } from '#app/games/block-blitz/rules/field.ts';
import type { Corner } from './placement.ts';

const TOUCH_LIFT_PX = 56; // so that the finger does not cover the piece

interface HeldPiece {
  readonly slot: number;
  readonly piece: HTMLElement;
  readonly width: number; // in the tray
  readonly x: number; // where the piece was grabbed, from its upper left corner
  readonly y: number;
  readonly lift: number;
}

interface PieceDragOptions {
  readonly board: RefObject<HTMLElement | null>;
  readonly state: unknown;
  readonly isPaused: boolean;
  onDrop(slot: number, corner: Corner): void;
}

/** Returns the dragged piece with the cell under its upper left corner, null outside the board; and the handlers to spread on the tray. */
export function usePieceDrag({ board, state, isPaused, onDrop }: PieceDragOptions) {
  const [corner, setCorner] = useState<Corner | null>(null);

  /** Moves the piece with the pointer, as large as it will be on the board; returns the cell under its corner. */
  function follow({ piece, width, x, y, lift }: HeldPiece, { dx, dy, clientX, clientY }: DragMovement): Corner | null {
    const cells = board.current?.querySelectorAll('[data-cell]');
    const [first, last] = [cells?.[0]?.getBoundingClientRect(), cells?.[SIDE * SIDE - 1]?.getBoundingClientRect()];
    if (!first || !last) return null;
    const step = (last.left - first.left) / (SIDE - 1);
    const scale = (step * Number(piece.dataset['columns'])) / width;
    // The point of the piece that was grabbed stays under the pointer.
    piece.style.transform = `translate(${dx + x - x * scale}px, ${dy + y - y * scale - lift}px) scale(${scale})`;
    const row = Math.round((clientY - y * scale - lift - first.top) / step);
    const column = Math.round((clientX - x * scale - first.left) / step);
    return row > -2 && column > -2 && row <= SIDE && column <= SIDE ? { row, column } : null;
  }

  const putBack = ({ piece }: HeldPiece) => piece.style.removeProperty('transform');

  const { held, handlers } = usePointerDrag<HeldPiece>({
    state,
    isPaused,
    grab({ target, clientX, clientY, pointerType }) {
      const piece = (target as Element).closest('button')?.querySelector<HTMLElement>('[data-slot]');
      if (!piece) return null;
      const { left, top, width } = piece.getBoundingClientRect();
      const lift = pointerType === 'mouse' ? 0 : TOUCH_LIFT_PX;
      return { slot: Number(piece.dataset['slot']), piece, width, x: clientX - left, y: clientY - top, lift };
    },
    onMove(piece, movement) {
      const next = follow(piece, movement);
      setCorner((before) => (before?.row === next?.row && before?.column === next?.column ? before : next));
    },
    onDrop(piece, movement) {
      const end = follow(piece, movement);
      putBack(piece);
      if (end) onDrop(piece.slot, end);
    },
    onCancel: putBack,
  });

  return { drag: held && { slot: held.slot, corner }, handlers };
}
