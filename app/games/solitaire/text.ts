// What Solitaire says.
import type { News, Words } from '#app/game-kit/contract.ts';
import { usefulMoves } from './hints.ts';
import { placeName, runName } from './names.ts';
import { cardName, NO_CARD } from './rules/cards.ts';
import type { SolitaireEvent } from './rules/events.ts';
import { isDead } from './rules/moves.ts';
import { isUntouched, isWon, type SolitaireState } from './rules/table.ts';

/** What is left to do, where it is little; null while there is more. */
function prospect(state: SolitaireState): string | null {
  if (state.isFinishing) return null;
  if (isDead(state)) return 'No more moves.';
  return usefulMoves(state).length === 0 ? 'No more useful moves.' : null;
}

function status(state: SolitaireState): string {
  if (isWon(state)) return 'You won!';
  if (isUntouched(state)) return state.options.deals === 'winnable' ? 'A fresh deal, and it can be won' : 'A fresh deal';
  const left = prospect(state);
  return left === null ? `Score: ${state.score}` : `${left} Score: ${state.score}`;
}

function happened(event: SolitaireEvent): string {
  switch (event.type) {
    case 'drew':
      return `Drew ${cardName(event.cards.at(-1) ?? NO_CARD)}`;
    case 'turned-over':
      return 'Turned the waste over';
    case 'moved':
      return `Moved ${runName(event.card, event.count)} to ${placeName(event.to, event.onto)}`;
    case 'turned-up':
      return `, turned up ${cardName(event.card)}`;
    case 'finishing':
      return 'The last cards go home by themselves';
    case 'completed':
    case 'won':
      return '';
    default:
      event satisfies never;
      return '';
  }
}

/** The move, what it turned up, and whether anything useful is left to do. Of the cards that go home by themselves only the last is told. */
function told(events: readonly SolitaireEvent[], state: SolitaireState): string | null {
  if (isWon(state)) return `You won! All 52 cards are home. Score: ${state.score}`;
  if (events.length === 0 || (state.isFinishing && events[0]?.type !== 'finishing')) return null;
  const said = events.map(happened).join('');
  return prospect(state) === null ? said : `${said}. ${status(state)}`;
}

function toast(event: SolitaireEvent, { score }: SolitaireState): News | null {
  return event.type === 'won' ? { title: 'Congratulations!', detail: `All 52 cards are home. Score: ${score}` } : null;
}

export const words: Words<SolitaireState, SolitaireEvent> = {
  status,
  figures: ({ score }) => [['Score', score]],
  told,
  toast,
};
