// Animates moved cards (FLIP technique): compares positions before and after each change of the table, so undo is animated, too.
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { prefersReducedMotion } from '#app/components/ui/lib/browser-preferences.ts';
import type { Card } from '#app/card-kit/rules/cards.ts';

/** The offset of dragged cards when they were released. */
export interface DragRelease {
  readonly cards: readonly HTMLElement[];
  readonly dx: number;
  readonly dy: number;
}

/** The events that matter here: cards from the stock have `cards`, a turned-up one is its `card`. */
interface CardEvent {
  readonly type: string;
  readonly cards?: readonly Card[];
  readonly card?: Card;
}

export interface FlightOptions {
  readonly board: RefObject<HTMLElement | null>;
  readonly state: unknown;
  /** Whether the cards are as dealt: then they are dealt in an animation when the table appears. */
  readonly isUntouched: boolean;
  readonly events: readonly CardEvent[];
}

const FLIGHT_MS = 220;
const TURN_MS = 200;
const DEAL_INTERVAL_MS = 22; // delay between dealt cards
const EASING = 'cubic-bezier(0.22, 0.8, 0.3, 1)';

interface Point {
  readonly x: number;
  readonly y: number;
}

function getPosition(element: HTMLElement): Point {
  return { x: element.offsetLeft, y: element.offsetTop };
}

function animateFrom(element: HTMLElement, dx: number, dy: number, delayMs = 0): Animation {
  return element.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], {
    duration: FLIGHT_MS,
    easing: EASING,
    delay: delayMs,
    fill: 'backwards',
  });
}

/** Animates an element above all others. The z-index is an inline style: among the keyframes it would prevent compositing. */
function animateOver(element: HTMLElement, dx: number, dy: number): void {
  const flight = animateFrom(element, dx, dy);
  element.style.zIndex = '5';
  const land = () => element.style.removeProperty('z-index');
  flight.addEventListener('finish', land);
  flight.addEventListener('cancel', land);
}

/** Animates an element from an offset to its position, above all others. */
export function fly(element: HTMLElement, dx: number, dy: number): void {
  if (!prefersReducedMotion()) animateOver(element, dx, dy);
}

function animateTurn(element: HTMLElement): void {
  element.animate([{ transform: 'scaleX(0.05)' }, { transform: 'none' }], { duration: TURN_MS, easing: EASING });
}

function animateDeal(board: HTMLElement, from: Point): void {
  const cards = [...board.querySelectorAll<HTMLElement>('[role="group"] > :is([data-back], [data-card]):not([data-stock])')];
  const places = cards.map(getPosition);
  for (const [index, card] of cards.entries()) {
    const { x, y } = places[index] ?? from;
    animateFrom(card, from.x - x, from.y - y, index * DEAL_INTERVAL_MS);
  }
}

/** Whether a demo takes the place of its picture, which shows these cards: true once. */
function replacesPicture(board: HTMLElement): boolean {
  const demo = board.closest<HTMLElement>('[data-demo]');
  const isFirst = demo !== null && demo.dataset['begun'] === undefined;
  if (isFirst) demo.dataset['begun'] = '';
  return isFirst;
}

/** Animates the cards of `board` whenever the table changes; call the returned function with the release position of dragged cards. */
export function useFlights({ board, state, isUntouched, events }: FlightOptions): (dragRelease: DragRelease) => void {
  const dragRelease = useRef<DragRelease | null>(null);
  const previous = useRef<{ readonly width: number; readonly places: ReadonlyMap<string, Point> } | null>(null);

  useLayoutEffect(() => {
    const element = board.current;
    if (!element) return;
    const stock = element.querySelector<HTMLElement>('[data-stock]');
    const origin = stock ? getPosition(stock) : { x: element.clientWidth / 2, y: 0 };
    const before = previous.current;
    const releasedIds = new Set(dragRelease.current?.cards.map((card) => card.dataset['card']));
    const places = new Map<string, Point>();
    // Read all positions before starting any animation, to avoid layout thrashing.
    const animations: (() => void)[] = [];
    const width = element.clientWidth;
    const hasReducedMotion = prefersReducedMotion();
    const drawn = new Set(events.flatMap((event) => event.cards?.map(String) ?? []));
    const turnedUp = new Set(events.flatMap((event) => (event.type === 'turned-up' ? String(event.card) : [])));
    for (const card of element.querySelectorAll<HTMLElement>('[data-card]')) {
      const id = card.dataset['card'] ?? '';
      const place = getPosition(card);
      places.set(id, place);
      if (!before || before.width !== width || hasReducedMotion) continue;
      const from = before.places.get(id) ?? (drawn.has(id) ? origin : null);
      const dx = (from?.x ?? 0) - place.x + (releasedIds.has(id) ? (dragRelease.current?.dx ?? 0) : 0);
      const dy = (from?.y ?? 0) - place.y + (releasedIds.has(id) ? (dragRelease.current?.dy ?? 0) : 0);
      if (!from) {
        if (turnedUp.has(id)) animations.push(() => animateTurn(card));
      } else if (Math.abs(dx) + Math.abs(dy) > 1) animations.push(() => animateOver(card, dx, dy));
    }
    if (!before && !replacesPicture(element) && !hasReducedMotion && isUntouched) animateDeal(element, origin);
    previous.current = { width, places };
    dragRelease.current = null;
    for (const start of animations) start();
  }, [board, state, isUntouched, events]);

  return (next) => {
    dragRelease.current = next;
  };
}

/** Shakes a card whose move was refused. */
export function shake(element: Element | null | undefined): void {
  if (prefersReducedMotion()) return;
  element?.animate({ transform: ['none', 'translateX(-5px)', 'translateX(5px)', 'translateX(-3px)', 'none'] }, { duration: 260 });
}
