// Drags a piece from the tray over the board.
import { useEffect, useRef, useState, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import { getPointIn, useScrollDuringDrag, type ClientPoint } from '#app/game-kit/input/drag-scroll.ts';
import { SIDE } from '#app/games/block-blitz/rules/field.ts';
import type { Corner } from './placement.ts';

const THRESHOLD_PX = 7; // a shorter movement is a tap
const TOUCH_LIFT_PX = 56; // so that the finger does not cover the piece

interface Gesture {
  readonly pointer: number;
  readonly slot: number;
  readonly piece: HTMLElement;
  readonly home: HTMLElement; // its button in the tray
  readonly width: number; // of the piece in the tray
  readonly startX: number; // in the button
  readonly startY: number;
  readonly insetX: number; // of the piece in the button
  readonly insetY: number;
  readonly lift: number;
  at: ClientPoint; // the pointer's last position
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
  function follow(held: Gesture, at: ClientPoint): Corner | null {
    const { piece, home, width, startX, startY, insetX, insetY, lift } = held;
    held.at = at;
    const cells = board.current?.querySelectorAll('[data-cell]');
    const [first, last] = [cells?.[0]?.getBoundingClientRect(), cells?.[SIDE * SIDE - 1]?.getBoundingClientRect()];
    if (!first || !last) return null;
    const step = (last.left - first.left) / (SIDE - 1);
    const scale = (step * Number(piece.dataset['columns'])) / width;
    // The point of the piece that was grabbed stays under the pointer.
    const x = at.clientX - (startX - insetX) * scale;
    const y = at.clientY - (startY - insetY) * scale - lift;
    const way = getPointIn(home, { clientX: x, clientY: y });
    piece.style.transform = `translate(${way.x - insetX}px, ${way.y - insetY}px) scale(${scale})`;
    const [row, column] = [Math.round((y - first.top) / step), Math.round((x - first.left) / step)];
    const isNear = row > -2 && column > -2 && row <= SIDE && column <= SIDE;
    return isNear ? { row, column } : null;
  }

  function moveTo(held: Gesture, at: ClientPoint): void {
    const corner = follow(held, at);
    setDrag((before) =>
      before && before.corner?.row === corner?.row && before.corner?.column === corner?.column ? before : { slot: held.slot, corner },
    );
  }

  useScrollDuringDrag(isDragging, () => gesture.current && moveTo(gesture.current, gesture.current.at));

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      if (gesture.current || !event.isPrimary || event.button !== 0) return;
      hasDragged.current = false;
      const home = (event.target as Element).closest('button');
      const piece = home?.querySelector<HTMLElement>('[data-slot]');
      if (!home || !piece) return;
      const { left, top, width } = piece.getBoundingClientRect();
      const start = getPointIn(home, event);
      const inset = getPointIn(home, { clientX: left, clientY: top });
      gesture.current = {
        pointer: event.pointerId,
        slot: Number(piece.dataset['slot']),
        piece,
        home,
        width,
        startX: start.x,
        startY: start.y,
        insetX: inset.x,
        insetY: inset.y,
        at: event,
        lift: event.pointerType === 'mouse' ? 0 : TOUCH_LIFT_PX,
        isMoving: false,
      };
    },
    onPointerMove(event: PointerEvent<HTMLElement>): void {
      const held = gesture.current;
      if (!held || held.pointer !== event.pointerId) return;
      if (event.buttons === 0) return end();
      if (!held.isMoving) {
        const { x, y } = getPointIn(held.home, event);
        if (Math.hypot(x - held.startX, y - held.startY) < THRESHOLD_PX) return;
        held.isMoving = true;
        hasDragged.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      moveTo(held, event);
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
