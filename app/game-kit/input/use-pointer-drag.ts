// Drags something with a pointer, from a press to the release. Capture, Escape, pause, scrolling and the click at the end are handled here.
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react';

const TAP_PX = 7;

/** How far the pointer has moved over the element with the handlers, which may scroll meanwhile, and where it is in the window. */
export interface DragMovement {
  readonly dx: number;
  readonly dy: number;
  readonly clientX: number;
  readonly clientY: number;
}

interface Gesture<Held> {
  readonly held: Held;
  readonly pointer: number;
  readonly ground: Element; // the element with the handlers
  readonly startX: number; // on the ground
  readonly startY: number;
  at: Pick<PointerEvent, 'clientX' | 'clientY'>; // the pointer's last position
  isMoving: boolean;
}

interface PointerDragOptions<Held> {
  /** What is played: a drag is canceled when it changes. */
  readonly state: unknown;
  /** A pause cancels the drag. */
  readonly isPaused: boolean;
  /** A shorter movement is a tap. */
  readonly thresholdPx?: number;
  /** What a press takes hold of; null for nothing. */
  grab(event: PointerEvent<HTMLElement>): Held | null;
  onMove(held: Held, movement: DragMovement): void;
  onDrop?(held: Held, movement: DragMovement): void;
  /** Puts back what was dragged. */
  onCancel?(held: Held, movement: DragMovement): void;
  /** Called when a press is released where it began: a long touch produces no click. */
  onTap?(held: Held): void;
}

/** What scrolls takes the ground along, but not the pointer. */
function measure({ ground, startX, startY, at: { clientX, clientY } }: Gesture<unknown>): DragMovement {
  const { left, top } = ground.getBoundingClientRect();
  return { dx: clientX - left - startX, dy: clientY - top - startY, clientX, clientY };
}

/** Returns what is being dragged, a function that cancels the drag, and the handlers to spread on the ground. Other pointers are ignored. */
export function usePointerDrag<Held>({
  state,
  isPaused,
  thresholdPx = TAP_PX,
  grab,
  onMove,
  onDrop,
  onCancel,
  onTap,
}: PointerDragOptions<Held>) {
  const gesture = useRef<Gesture<Held> | null>(null);
  const hasDragged = useRef(false); // suppresses the click after a drag
  const [held, setHeld] = useState<Held | null>(null);
  const isDragging = held !== null;

  function end(): void {
    gesture.current = null;
    setHeld(null);
  }

  function cancel(): void {
    const current = gesture.current;
    end();
    if (current?.isMoving) onCancel?.(current.held, measure(current));
  }

  const cancelDrag = useEffectEvent(cancel);
  const followScroll = useEffectEvent(() => gesture.current && onMove(gesture.current.held, measure(gesture.current)));

  useLayoutEffect(() => cancelDrag(), [state, isPaused]);

  useEffect(() => {
    if (!isDragging) return;
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    // Escape cancels the drag wherever the focus is, and does not pause the game then.
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      cancelDrag();
    };
    window.addEventListener('keydown', handleKey, options);
    window.addEventListener('scroll', () => followScroll(), { ...options, passive: true });
    return () => listeners.abort();
  }, [isDragging]);

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      if (gesture.current?.isMoving || !event.isPrimary || event.button !== 0) return;
      hasDragged.current = false;
      const { left, top } = event.currentTarget.getBoundingClientRect();
      const taken = grab(event);
      gesture.current = taken && {
        held: taken,
        pointer: event.pointerId,
        ground: event.currentTarget,
        startX: event.clientX - left,
        startY: event.clientY - top,
        at: event,
        isMoving: false,
      };
    },
    onPointerMove(event: PointerEvent<HTMLElement>): void {
      const current = gesture.current;
      if (current?.pointer !== event.pointerId) return;
      if (event.buttons === 0) return cancel(); // the release happened outside the window
      current.at = event;
      const movement = measure(current);
      if (!current.isMoving) {
        if (Math.hypot(movement.dx, movement.dy) < thresholdPx) return;
        current.isMoving = true;
        hasDragged.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        setHeld(current.held);
      }
      onMove(current.held, movement);
    },
    onPointerUp(event: PointerEvent<HTMLElement>): void {
      const current = gesture.current;
      if (current?.pointer !== event.pointerId) return;
      current.at = event;
      end();
      if (current.isMoving) onDrop?.(current.held, measure(current));
      else onTap?.(current.held);
    },
    onPointerCancel(event: PointerEvent<HTMLElement>): void {
      if (gesture.current?.pointer === event.pointerId) cancel();
    },
    /** Drops the click after a drag; one of keys or assistive technology has no detail. */
    onClickCapture(event: MouseEvent): void {
      if (!hasDragged.current || event.detail === 0) return;
      hasDragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };

  return { held, cancel, handlers };
}
