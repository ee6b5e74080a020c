// Drag and drop of cards; they are dropped on the legal pile that they overlap most.
import type { Pile } from '#app/card-kit/rules/piles.ts';
import type { RefObject } from 'react';
import { usePointerDrag, type DragMovement } from '#app/game-kit/input/use-pointer-drag.ts';
import type { CardGame, CardTableState } from './card-game.ts';
import { fly, type DragRelease } from './use-flights.ts';

/** The dragged cards: `card` and all on top of it. */
interface HeldCards<State> {
  readonly pile: Pile;
  readonly count: number;
  readonly card: HTMLElement;
  readonly state: State; // the table at the start of the drag
}

interface DragOptions<State extends CardTableState> {
  readonly game: CardGame<State>;
  readonly board: RefObject<HTMLElement | null>;
  readonly state: State;
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
function getCardRect(card: HTMLElement, { dx, dy }: DragMovement): DOMRect {
  const rect = card.getBoundingClientRect();
  return card.matches('[data-dragged]') ? rect : new DOMRect(rect.x + dx, rect.y + dy, rect.width, rect.height);
}

/** The piles that the rectangle overlaps, largest overlap first. */
function findPilesUnder(board: HTMLElement | null, rect: DOMRect): Pile[] {
  return [...(board?.querySelectorAll<HTMLElement>('[role="group"][data-pile]') ?? [])]
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

/** Moves the dragged cards to the pointer. The offsets are set on each of them: set on the board, they would restyle all its cards. */
function moveCards({ card }: HeldCards<unknown>, { dx, dy }: DragMovement): void {
  for (const { style } of getRun(card)) {
    style.setProperty('--dx', `${dx}px`);
    style.setProperty('--dy', `${dy}px`);
  }
}

/** Returns the dragged cards with the piles that accept them, and the handlers to spread on the board. */
export function useDrag<State extends CardTableState>({ game, board, state, isPaused, onRelease, onDrop }: DragOptions<State>) {
  const findTargets = ({ pile, count }: HeldCards<State>) => game.findTargets(state, pile, count);

  function flyBack(cards: HeldCards<State>, { dx, dy }: DragMovement): void {
    if (cards.state === state) for (const card of getRun(cards.card)) fly(card, dx, dy);
  }

  const { held, handlers } = usePointerDrag<HeldCards<State>>({
    state,
    isPaused,
    grab({ target }) {
      const card = (target as Element).closest<HTMLElement>('[data-card][data-pile]');
      const [pile, count] = [Number(card?.dataset['pile']), Number(card?.dataset['count'])];
      return card && game.canTake(state, pile, count) ? { pile, count, card, state } : null;
    },
    onMove: moveCards,
    onDrop(cards, movement) {
      moveCards(cards, movement);
      const under = findPilesUnder(board.current, getCardRect(cards.card, movement));
      const targets = findTargets(cards);
      const target = under.find((pile) => targets.includes(pile));
      if (target === undefined) flyBack(cards, movement);
      else onRelease({ cards: getRun(cards.card), dx: movement.dx, dy: movement.dy });
      // Try a move that is not legal anyway, so that the rules explain the refusal.
      const to = target ?? under[0];
      if (to !== undefined && to !== cards.pile) onDrop(cards.pile, to, cards.count);
    },
    onCancel: flyBack,
  });

  return { drag: held?.state === state ? { ...held, targets: findTargets(held) } : null, handlers };
}
