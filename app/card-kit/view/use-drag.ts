// Drag and drop of cards; they are dropped on the legal pile that they overlap most.
import type { Pile } from '#app/card-kit/rules/piles.ts';
import { useEffect, useRef, useState, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import { getPointIn, useScrollDuringDrag, type ClientPoint } from '#app/game-kit/input/drag-scroll.ts';
import type { CardGame, CardTableState } from './card-game.ts';
import { fly, type DragRelease } from './use-flights.ts';

const THRESHOLD_PX = 7; // a shorter movement is a tap

/** The dragged cards. */
interface Drag<State> {
  readonly pile: Pile;
  readonly count: number;
  readonly targets: readonly Pile[];
  readonly state: State; // the table at the start of the drag
}

interface DragGesture<State> extends Omit<Drag<State>, 'targets'> {
  readonly pointer: number;
  readonly card: HTMLElement;
  readonly startX: number; // on the board
  readonly startY: number;
  at: ClientPoint; // the pointer's last position
  targets: readonly Pile[];
  dx: number;
  dy: number;
  isMoving: boolean;
}

interface DragOptions<State extends CardTableState> {
  readonly game: CardGame<State>;
  readonly board: RefObject<HTMLElement | null>;
  readonly state: State;
  /** A pause cancels the drag. */
  readonly isPaused: boolean;
  /** Called with the release position, so that the flight animation starts from there. */
  onRelease(lift: DragRelease): void;
  onDrop(from: Pile, to: Pile, count: number): void;
}

function getOverlapArea(a: DOMRect, b: DOMRect): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The position of the dragged card, computed from the pointer: after a fast release the card is not painted there yet. */
function getCardRect({ card, dx, dy }: Pick<DragGesture<unknown>, 'card' | 'dx' | 'dy'>): DOMRect {
  const rect = card.getBoundingClientRect();
  return card.matches('[data-dragged]') ? rect : new DOMRect(rect.x + dx, rect.y + dy, rect.width, rect.height);
}

/** The piles that the rectangle overlaps, largest overlap first. */
function findPilesUnder(board: HTMLElement, rect: DOMRect): Pile[] {
  return [...board.querySelectorAll<HTMLElement>('[role="group"][data-pile]')]
    .map((pile) => ({ pile: Number(pile.dataset['pile']), area: getOverlapArea(rect, pile.getBoundingClientRect()) }))
    .filter(({ area }) => area > 0)
    .toSorted((a, b) => b.area - a.area)
    .map(({ pile }) => pile);
}

/** A card and all cards on top of it. */
function getRun(card: HTMLElement): HTMLElement[] {
  const siblings = [...(card.parentElement?.children ?? [])] as HTMLElement[];
  return siblings.slice(siblings.indexOf(card));
}

/** Returns the current drag and the handlers to spread on the board. */
export function useDrag<State extends CardTableState>({ game, board, state, isPaused, onRelease, onDrop }: DragOptions<State>) {
  const gesture = useRef<DragGesture<State> | null>(null);
  const hasDragged = useRef(false); // suppresses the click after a drag
  const [drag, setDrag] = useState<Drag<State> | null>(null);
  const isDragging = drag !== null;

  function endDrag(): void {
    gesture.current = null;
    setDrag(null);
  }

  function flyBack(): void {
    const held = gesture.current;
    if (held) for (const card of getRun(held.card)) fly(card, held.dx, held.dy);
    endDrag();
  }

  useEffect(() => {
    if (isPaused) flyBack();
  }, [isPaused]);

  // Escape cancels the drag wherever the focus is, and does not pause the game then.
  useEffect(() => {
    if (!isDragging) return;
    function handleKey(event: globalThis.KeyboardEvent): void {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      flyBack();
    }
    window.addEventListener('keydown', handleKey, true);
    return () => window.removeEventListener('keydown', handleKey, true);
  }, [isDragging]);

  function drop(held: DragGesture<State>): void {
    const under = board.current ? findPilesUnder(board.current, getCardRect(held)) : [];
    const target = under.find((pile) => held.targets.includes(pile));
    if (target === undefined) {
      flyBack();
      // Try the move anyway, so that the rules explain the refusal.
      if (under[0] !== undefined && under[0] !== held.pile) onDrop(held.pile, under[0], held.count);
      return;
    }
    onRelease({ cards: getRun(held.card), dx: held.dx, dy: held.dy });
    endDrag();
    onDrop(held.pile, target, held.count);
  }

  /** Moves the dragged cards to the pointer. The offsets are set on each of them: set on the board, they would restyle all its cards. */
  function follow(held: DragGesture<State>, at: ClientPoint): void {
    if (!board.current) return;
    const { x, y } = getPointIn(board.current, at);
    held.at = at;
    held.dx = x - held.startX;
    held.dy = y - held.startY;
    for (const { style } of getRun(held.card)) {
      style.setProperty('--dx', `${held.dx}px`);
      style.setProperty('--dy', `${held.dy}px`);
    }
  }

  useScrollDuringDrag(isDragging, () => gesture.current && follow(gesture.current, gesture.current.at));

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      if (gesture.current?.isMoving || !event.isPrimary || event.button !== 0) return;
      hasDragged.current = false;
      const card = (event.target as Element).closest<HTMLElement>('[data-card][data-pile]');
      if (!card || !board.current) return;
      const start = getPointIn(board.current, event);
      const pile = Number(card.dataset['pile']);
      const count = Number(card.dataset['count']);
      if (!game.canTake(state, pile, count)) return;
      gesture.current = {
        pointer: event.pointerId,
        pile,
        count,
        state,
        card,
        targets: [],
        startX: start.x,
        startY: start.y,
        at: event,
        dx: 0,
        dy: 0,
        isMoving: false,
      };
    },
    onPointerMove(event: PointerEvent<HTMLElement>): void {
      const held = gesture.current;
      if (!held || held.pointer !== event.pointerId) return;
      if (held.state !== state || event.buttons === 0) return endDrag();
      follow(held, event);
      if (!held.isMoving) {
        if (Math.hypot(held.dx, held.dy) < THRESHOLD_PX) return;
        held.isMoving = true;
        hasDragged.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        held.targets = game.findTargets(state, held.pile, held.count);
        setDrag({ pile: held.pile, count: held.count, targets: held.targets, state });
      }
    },
    onPointerUp(event: PointerEvent<HTMLElement>): void {
      const held = gesture.current;
      if (!held || held.pointer !== event.pointerId) return;
      if (!held.isMoving || held.state !== state) return endDrag();
      follow(held, event);
      drop(held);
    },
    onPointerCancel(event: PointerEvent<HTMLElement>): void {
      if (gesture.current?.pointer === event.pointerId) flyBack();
    },
    onClickCapture(event: MouseEvent): void {
      if (!hasDragged.current || event.detail === 0) return;
      hasDragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };

  return { drag: drag?.state === state ? drag : null, handlers };
}
