// Cards that wait for a place: picked up by key or tap, or just sent somewhere by a tap that could have meant another place.
import { useEffect, useState } from 'react';
import { placeName, runName } from '#app/games/solitaire/names.ts';
import { isKing, NO_CARD, type Card } from '#app/games/solitaire/rules/cards.ts';
import { bestPlace, targetsFor } from '#app/games/solitaire/rules/moves.ts';
import { isColumn, isFoundation, leaderOf, topOf, type Pile, type SolitaireState } from '#app/games/solitaire/rules/table.ts';

const SECOND_THOUGHT_MS = 2500;

interface Taken {
  readonly pile: Pile;
  readonly count: number;
  readonly card: Card; // the one that leads
  readonly isSent: boolean; // already moved, but a tap still takes it elsewhere
}

export interface Hold extends Taken {
  readonly targets: readonly Pile[];
}

/**
 * Where cards may go; kings that open a column stay there. Cards that were sent go on to columns whose own top card has no
 * place: a tap on any other card is meant for that card.
 */
function placesOf(state: SolitaireState, { pile, count, card, isSent }: Taken): Pile[] {
  const isOpener = isKing(card) && state.columns[pile]?.length === count;
  const isPlace = (to: Pile) => !isColumn(to) || (!isOpener && !(isSent && bestPlace(state, to, 1) !== null));
  return isSent && !isColumn(pile) ? [] : targetsFor(state, pile, count).filter(isPlace);
}

/** What is held; it is let go of when something else happens to its cards. */
export function useHold(state: SolitaireState) {
  const [taken, setTaken] = useState<Taken | null>(null);

  useEffect(() => {
    if (!taken?.isSent) return;
    const timer = setTimeout(() => setTaken(null), SECOND_THOUGHT_MS);
    return () => clearTimeout(timer);
  }, [taken]);

  const isThere = taken !== null && leaderOf(state, taken.pile, taken.count) === taken.card;
  const hold: Hold | null = isThere ? { ...taken, targets: placesOf(state, taken) } : null;

  return {
    hold,
    /** Picks cards up; null when they have nowhere to go. */
    take(pile: Pile, count: number): Hold | null {
      const next = { pile, count, card: leaderOf(state, pile, count), isSent: false };
      const targets = next.card === NO_CARD ? [] : placesOf(state, next);
      if (targets.length === 0) return null;
      setTaken(next);
      return { ...next, targets };
    },
    /** Remembers cards that a tap has just sent to `pile`. */
    follow(card: Card, pile: Pile, count: number): void {
      setTaken({ pile, count, card, isSent: true });
    },
    release: () => setTaken(null),
  };
}

function placeInWords(state: SolitaireState, pile: Pile): string {
  const top = topOf(state, pile);
  const name = placeName(pile, top);
  return isColumn(pile) && top !== NO_CARD ? `${name} in column ${pile + 1}` : name;
}

/** What is held and where it may go, for listeners. */
export function holdWords(state: SolitaireState, { card, count, targets }: Hold): string {
  const foundation = targets.find(isFoundation);
  const places = targets.filter((pile) => isColumn(pile) || pile === foundation).map((pile) => placeInWords(state, pile));
  return `Picked up ${runName(card, count)}. It can go to ${places.join(', or ')}.`;
}
