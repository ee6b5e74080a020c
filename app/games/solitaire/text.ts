// Texts of Solitaire: status line, figures, toasts and announcements for screen readers.
import { CARD_COUNT, NO_CARD, getCardName, getRank } from '#app/card-kit/rules/cards.ts';
import { FINISHING, describeMove } from '#app/card-kit/rules/phrases.ts';
import { type SolitaireState, isUntouched, isWon } from './rules/table.ts';
import type { GameText, Preference, ToastMessage } from '#app/game-kit/contract.ts';
import { getPileName, isStuck } from './hints.ts';
import type { SolitaireEvent } from './rules/changes.ts';
import { isDead } from './rules/moves.ts';
import { formatNumber } from '#app/content/format/format-count.ts';

/** For right-handed players on touch screens, whose hand would cover the table. */
export const STOCK_RIGHT = { id: 'stock-right', label: 'Stock on the right' } as const satisfies Preference;

/** A note if no legal or no useful moves are left; otherwise null. */
function describeProspect(state: SolitaireState): string | null {
  if (state.isFinishing) return null;
  if (isDead(state)) return 'No more moves.';
  return isStuck(state) ? 'No more useful moves.' : null;
}

function getStatus(state: SolitaireState): string {
  if (isWon(state)) return 'You won!';
  if (isUntouched(state)) return state.options.deals === 'winnable' ? 'New deal (winnable)' : 'New deal';
  const home = state.foundations.reduce((count, top) => count + getRank(top) + 1, 0);
  return describeProspect(state) ?? `Foundations: ${home} of ${CARD_COUNT}`;
}

function describeEvent(event: SolitaireEvent): string {
  switch (event.type) {
    case 'drew':
      return `Drew ${getCardName(event.cards.at(-1) ?? NO_CARD)}`;
    case 'turned-over':
      return 'Recycled the waste pile';
    case 'moved':
      return describeMove(event.card, event.count, getPileName(event.to, event.onto));
    case 'turned-up':
      return `, turned up ${getCardName(event.card)}`;
    case 'finishing':
      return FINISHING;
    case 'completed':
    case 'won':
      return '';
  }
}

/** Announces the move, the card it turned up, and whether useful moves are left. Of automatic moves, only the last is announced. */
function describeEvents(events: readonly SolitaireEvent[], state: SolitaireState): string | null {
  if (isWon(state)) return `You won! All 52 cards are on the foundations. Score: ${formatNumber(state.score)}`;
  if (events.length === 0 || (state.isFinishing && events[0]?.type !== 'finishing')) return null;
  const sentences = events.map(describeEvent).join('');
  return describeProspect(state) === null ? sentences : `${sentences}. ${getStatus(state)}`;
}

function getToast(event: SolitaireEvent, { score }: SolitaireState): ToastMessage | null {
  return event.type === 'won' ? { title: 'Congratulations!', detail: `Score: ${formatNumber(score)}` } : null;
}

export const text: GameText<SolitaireState, SolitaireEvent> = {
  status: getStatus,
  figures: ({ score }) => [['Score', score]],
  announcement: describeEvents,
  toast: getToast,
};
