// Held cards: picked up by key or tap and waiting for a target, or just sent by a tap and still redirectable to another pile.
import { useEffect, useState } from 'react';
import { getPlaceName } from '#app/games/solitaire/names.ts';
import { getRunName, isKing, NO_CARD, type Card } from '#app/card-kit/rules/cards.ts';
import type { Pile } from '#app/card-kit/rules/piles.ts';
import { findBestPlace, findTargets } from '#app/games/solitaire/rules/moves.ts';
import { isColumn, isFoundation, getLeadCard, getTopCard, type SolitaireState } from '#app/games/solitaire/rules/table.ts';

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
 * The possible targets. A king at the bottom of a column cannot go to another column. Sent cards can be redirected only to columns whose
 * top card has no target itself: a tap on any other card is meant for that card.
 */
function findPlaces(state: SolitaireState, { pile, count, card, isSent }: PickedUpCards): Pile[] {
  const isOpener = isKing(card) && state.columns[pile]?.length === count;
  const isPlace = (to: Pile) => !isColumn(to) || (!isOpener && !(isSent && findBestPlace(state, to, 1) !== null));
  return isSent && !isColumn(pile) ? [] : findTargets(state, pile, count).filter(isPlace);
}

/** The held cards; they are released when their cards change in any other way. */
export function useHold(state: SolitaireState) {
  const [pickedUp, setPickedUp] = useState<PickedUpCards | null>(null);

  useEffect(() => {
    if (!pickedUp?.isSent) return;
    const timer = setTimeout(() => setPickedUp(null), SECOND_THOUGHT_MS);
    return () => clearTimeout(timer);
  }, [pickedUp]);

  const isThere = pickedUp !== null && getLeadCard(state, pickedUp.pile, pickedUp.count) === pickedUp.card;
  const hold: Hold | null = isThere ? { ...pickedUp, targets: findPlaces(state, pickedUp) } : null;

  return {
    hold,
    /** Picks up cards; null if they have no target. */
    take(pile: Pile, count: number): Hold | null {
      const next = { pile, count, card: getLeadCard(state, pile, count), isSent: false };
      const targets = next.card === NO_CARD ? [] : findPlaces(state, next);
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

function describePlace(state: SolitaireState, pile: Pile): string {
  const top = getTopCard(state, pile);
  const name = getPlaceName(pile, top);
  return isColumn(pile) && top !== NO_CARD ? `${name} in column ${pile + 1}` : name;
}

/** The announcement of the held cards and their targets. */
export function describeHold(state: SolitaireState, { card, count, targets }: Hold): string {
  const foundation = targets.find(isFoundation);
  const places = targets.filter((pile) => isColumn(pile) || pile === foundation).map((pile) => describePlace(state, pile));
  return `Picked up ${getRunName(card, count)}. It can go to ${places.join(', or ')}.`;
}
