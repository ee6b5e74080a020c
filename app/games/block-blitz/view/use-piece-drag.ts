// Drags a piece from the tray over the board.
import { useEffect, useRef, useState, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import { SIDE } from '#app/games/block-blitz/rules/field.ts';
import type { Corner } from './placement.ts';

const THRESHOLD_PX = 7; // a shorter movement is a tap
const TOUCH_LIFT_PX = 56; // so that the finger does not cover the piece

interface Gesture {
  readonly pointer: number;
  readonly slot: number;
  readonly piece: HTMLElement;
  readonly rect: DOMRect; // of the piece in the tray
  readonly startX: number;
  readonly startY: number;
  readonly lift: number;
  isMoving: boolean;
}

/** The dragged piece, and the cell under its upper left corner; null outside the board. */
interface PieceDrag {
  readonly slot: number;
  readonly corner: Corner | null;
}

interface PieceDragOptions {
  readonly board: RefObject<HTMLElement | null>;
  /** A pause cancels the drag. */
  readonly isPaused: boolean;
  onDrop(slot: number, corner: Corner): void;
}

export function usePieceDrag({ board, isPaused, onDrop }: PieceDragOptions) {
  const gesture = useRef<Gesture | null>(null);
  const hasDragged = useRef(false); // suppresses the click after a drag
  const [drag, setDrag] = useState<PieceDrag | null>(null);
  const isDragging = drag !== null;

  function end(): void {
    gesture.current?.piece.style.removeProperty('transform');
    gesture.current = null;
    setDrag(null);
  }

  useEffect(() => {
    if (isPaused) end();
  }, [isPaused]);

  // Escape cancels the drag wherever the focus is, and does not pause the game then.
  useEffect(() => {
    if (!isDragging) return;
    function handleKey(event: KeyboardEvent): void {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      end();
    }
    window.addEventListener('keydown', handleKey, true);
    return () => window.removeEventListener('keydown', handleKey, true);
  }, [isDragging]);

  /** Moves the piece with the pointer, as large as it will be on the board; returns the cell under its corner. */
  function follow({ piece, rect, startX, startY, lift }: Gesture, { clientX, clientY }: PointerEvent): Corner | null {
    const cells = board.current?.querySelectorAll('[data-cell]');
    const [first, last] = [cells?.[0]?.getBoundingClientRect(), cells?.[SIDE * SIDE - 1]?.getBoundingClientRect()];
    if (!first || !last) return null;
    const step = (last.left - first.left) / (SIDE - 1);
    const scale = (step * Number(piece.dataset['columns'])) / rect.width;
    // The point of the piece that was grabbed stays under the pointer.
    const x = clientX - (startX - rect.left) * scale;
    const y = clientY - (startY - rect.top) * scale - lift;
    piece.style.transform = `translate(${x - rect.left}px, ${y - rect.top}px) scale(${scale})`;
    const [row, column] = [Math.round((y - first.top) / step), Math.round((x - first.left) / step)];
    const isNear = row > -2 && column > -2 && row <= SIDE && column <= SIDE;
    return isNear ? { row, column } : null;
  }

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      if (gesture.current || !event.isPrimary || event.button !== 0) return;
      hasDragged.current = false;
      const piece = (event.target as Element).closest('button')?.querySelector<HTMLElement>('[data-slot]');
      if (!piece) return;
      gesture.current = {
        pointer: event.pointerId,
        slot: Number(piece.dataset['slot']),
        piece,
        rect: piece.getBoundingClientRect(),
        startX: event.clientX,
        startY: event.clientY,
        lift: event.pointerType === 'mouse' ? 0 : TOUCH_LIFT_PX,
        isMoving: false,
      };
    },
    onPointerMove(event: PointerEvent<HTMLElement>): void {
      const held = gesture.current;
      if (!held || held.pointer !== event.pointerId) return;
      if (event.buttons === 0) return end();
      if (!held.isMoving) {
        if (Math.hypot(event.clientX - held.startX, event.clientY - held.startY) < THRESHOLD_PX) return;
        held.isMoving = true;
        hasDragged.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      const corner = follow(held, event);
      setDrag((before) =>
        before && before.corner?.row === corner?.row && before.corner?.column === corner?.column ? before : { slot: held.slot, corner },
      );
    },
    onPointerUp(event: PointerEvent<HTMLElement>): void {
      const held = gesture.current;
      if (!held || held.pointer !== event.pointerId) return;
      const corner = held.isMoving ? follow(held, event) : null;
      end();
      if (corner) onDrop(held.slot, corner);
    },
    onPointerCancel(event: PointerEvent<HTMLElement>): void {
      if (gesture.current?.pointer === event.pointerId) end();
    },
    onClickCapture(event: MouseEvent): void {
      if (!hasDragged.current || event.detail === 0) return;
      hasDragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };

  return { drag, handlers };
}
