// Keyboard control: roving tabindex with arrow keys, and letter keys for frequent actions.
import { DRAW_KEY, SEND_KEY } from '#app/card-kit/settings.ts';
import type { Pile } from '#app/card-kit/rules/piles.ts';
import { useKeys } from '#app/game-kit/board.ts';
import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { readKey } from '#app/game-kit/lib/key-events.ts';
import { getNextSpot, getSpot, listPiles, type Arrangement, type Layout, type Spot } from './spots.ts';
import type { Hold } from './use-hold.ts';

interface CardKeysOptions {
  readonly board: RefObject<HTMLElement | null>;
  readonly layout: Layout;
  countReachable(pile: Pile): number;
  readonly hold: Hold | null;
  press(spot: Spot, held: Hold | null): void;
  send(spot: Spot): void;
  take(pile: Pile, count: number): Hold | null;
  release(): void;
  readonly draw: (() => void) | null;
}

/** The next target for held cards, including their own pile. */
function getNextPlace(piles: readonly Pile[], { pile, targets }: Hold, from: Pile, key: string): Pile | null {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  if (step === undefined) return null;
  const places = piles.filter((place) => place === pile || targets.includes(place));
  return places[(places.indexOf(from) + step + places.length) % places.length] ?? null;
}

/** Returns the Tab stop and the handlers to spread on the board. */
export function useCardKeys({ board, layout, countReachable, hold, press, send, take, release, draw }: CardKeysOptions) {
  const [wanted, setWanted] = useState<Spot>({ pile: layout.home, count: 0 });
  const isInside = useRef(false);
  const tabStop = getSpot(countReachable, wanted.pile, wanted.count);

  function focus({ pile, count }: Spot): void {
    board.current?.querySelector<HTMLElement>(`[data-pile="${pile}"][data-count="${count}"]`)?.focus({ preventScroll: true });
  }

  /** The style sheets know where the piles lie. */
  function getArrangement(): Arrangement {
    const name = board.current && getComputedStyle(board.current).getPropertyValue('--arrangement').trim();
    return name === 'sides' || name === 'foot' ? name : 'rows';
  }

  // A moved card loses the focus when it is unmounted, and a covered card keeps it: move the focus back to the current spot.
  useLayoutEffect(() => {
    const active = document.activeElement;
    const isTabStop = active?.matches(`[data-pile="${tabStop.pile}"][data-count="${tabStop.count}"]`);
    const isLost = active === document.body ? isInside.current : board.current?.contains(active) && !isTabStop;
    if (isLost) focus(tabStop);
  });

  function handleHeldKey(key: string, held: Hold): boolean {
    if (key === 'Escape') {
      release();
      focus(getSpot(countReachable, held.pile, held.count));
      return true;
    }
    const place = getNextPlace(listPiles(layout, getArrangement()), held, tabStop.pile, key);
    if (place !== null) focus(place === held.pile ? getSpot(countReachable, held.pile, held.count) : getSpot(countReachable, place, 1));
    return place !== null;
  }

  function pickUp(): void {
    const taken = take(tabStop.pile, tabStop.count);
    if (taken?.targets[0] !== undefined) focus(getSpot(countReachable, taken.targets[0], 1));
    else send(tabStop);
  }

  function handleOnce(key: string): boolean {
    const held = hold?.isSent ? null : hold; // redirecting a card that was just sent works only by tap
    switch (key) {
      case 'Enter':
        press(tabStop, held);
        return true;
      case ' ':
        if (held === null && tabStop.count > 0) pickUp();
        else press(tabStop, held);
        return true;
      case SEND_KEY:
        if (tabStop.count > 0) send(tabStop);
        return true;
      case DRAW_KEY:
        if (draw === null) return false;
        release();
        draw();
        return true;
      default:
        return false;
    }
  }

  function handleKey(key: string): boolean {
    if (hold && !hold.isSent && handleHeldKey(key, hold)) return true;
    const next = getNextSpot(countReachable, layout, getArrangement(), tabStop, key);
    if (next) focus(next);
    return next !== null;
  }

  useKeys((event) => {
    const key = readKey(event);
    if (handleKey(key) || (!event.repeat && handleOnce(key))) event.preventDefault();
  });

  return {
    tabStop,
    handlers: {
      onKeyUp(event: KeyboardEvent): void {
        if (event.key === ' ') event.preventDefault(); // some browsers click a button on keyup
      },
      onFocus({ target }: FocusEvent<HTMLElement>): void {
        isInside.current = true;
        const { pile, count } = target.dataset;
        if (pile !== undefined) setWanted({ pile: Number(pile), count: Number(count) });
      },
      onBlur({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>): void {
        isInside.current = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
      },
    },
  };
}
