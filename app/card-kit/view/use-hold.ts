// Held cards: picked up by key or tap and waiting for a target, or just sent by a tap and still redirectable to another pile.
import { useEffect, useState } from 'react';
import { getRunName, NO_CARD, type Card } from '#app/card-kit/rules/cards.ts';
import type { Pile } from '#app/card-kit/rules/piles.ts';
import { isColumn, type CardGame, type CardTableState } from './card-game.ts';

const SECOND_THOUGHT_MS = 2500;

interface PickedUpCards {
  readonly pile: Pile;
  readonly count: number;
  readonly card: Card; // the first card of the run
  readonly isSent: boolean; // already moved, but a tap can still redirect it
}

export interface Hold extends PickedUpCards {
  readonly targets: readonly Pile[];
}

/**
 * The possible targets. A whole column cannot go to an empty one. Sent cards can be redirected only to columns whose top card has no
 * target itself: a tap on any other card is meant for that card.
 */
function findPlaces<State extends CardTableState>(game: CardGame<State>, state: State, { pile, count, isSent }: PickedUpCards): Pile[] {
  const isWholeColumn = state.columns[pile]?.length === count;
  const isPlace = (to: Pile) =>
    !isColumn(state, to) ||
    (!(isWholeColumn && game.getTopCard(state, to) === NO_CARD) && !(isSent && game.findBestPlace(state, to, 1) !== null));
  return isSent && game.isFoundation(pile) ? [] : game.findTargets(state, pile, count).filter(isPlace);
}

/** The held cards; they are released when their cards change in any other way. */
export function useHold<State extends CardTableState>(game: CardGame<State>, state: State) {
  const [pickedUp, setPickedUp] = useState<PickedUpCards | null>(null);

  useEffect(() => {
    if (!pickedUp?.isSent) return;
    const timer = setTimeout(() => setPickedUp(null), SECOND_THOUGHT_MS);
    return () => clearTimeout(timer);
  }, [pickedUp]);

  const isThere = pickedUp !== null && game.getLeadCard(state, pickedUp.pile, pickedUp.count) === pickedUp.card;
  const hold: Hold | null = isThere ? { ...pickedUp, targets: findPlaces(game, state, pickedUp) } : null;

  return {
    hold,
    /** Picks up cards; null if they have no target. */
    take(pile: Pile, count: number): Hold | null {
      const next = { pile, count, card: game.getLeadCard(state, pile, count), isSent: false };
      const targets = next.card === NO_CARD ? [] : findPlaces(game, state, next);
      if (targets.length === 0) return null;
      setPickedUp(next);
      return { ...next, targets };
    },
    /** Remembers cards that a tap has just sent to `pile`, so that another tap can redirect them. */
    follow(card: Card, pile: Pile, count: number): void {
      setPickedUp({ pile, count, card, isSent: true });
    },
    release: () => setPickedUp(null),
  };
}

/** The announcement of the held cards and their targets. */
export function describeHold<State extends CardTableState>(game: CardGame<State>, state: State, { card, count, targets }: Hold): string {
  const places = targets.map((pile) => {
    const top = game.getTopCard(state, pile);
    const name = game.getPileName(pile, top);
    return isColumn(state, pile) && top !== NO_CARD ? `${name} in column ${pile + 1}` : name;
  });
  return `Picked up ${getRunName(card, count)}. It can go ${[...new Set(places)].join(', or ')}.`;
}
