// Texts of FreeCell: status line, figures and announcements for screen readers.
import { type Card, NO_CARD } from '#app/card-kit/rules/cards.ts';
import { FINISHING, describeColumn, describeMove } from '#app/card-kit/rules/phrases.ts';
import type { Pile } from '#app/card-kit/rules/piles.ts';
import { type FreeCellState, isCell, isFoundation, isWon } from './rules/table.ts';
import type { GameText } from '#app/game-kit/contract.ts';
import { UNWINNABLE_DEAL } from './rules/deal.ts';
import type { FreeCellEvent } from './rules/changes.ts';
import { isDead } from './rules/moves.ts';

/** Where a move ends, after 'goes': 'to its foundation', 'to a free cell', 'onto 10 of spades', 'to empty column 3'. */
export function getPileName(pile: Pile, top: Card): string {
  if (isFoundation(pile)) return 'to its foundation';
  if (isCell(pile)) return 'to a free cell';
  return describeColumn(pile, top);
}

function getStatus(state: FreeCellState): string {
  if (isWon(state)) return 'You won!';
  if (isDead(state)) return 'No more moves.';
  if (state.moves > 0) return `Free cells: ${state.cells.filter((card) => card === NO_CARD).length}`;
  return state.deal === UNWINNABLE_DEAL ? 'The one deal no one can win' : 'New deal';
}

function describeEvent(event: FreeCellEvent): string {
  switch (event.type) {
    case 'moved':
      return describeMove(event.card, event.count, getPileName(event.to, event.onto));
    case 'finishing':
      return FINISHING;
    case 'completed':
    case 'won':
      return '';
  }
}

/** Announces the move. Of automatic moves, only the last is announced. */
function describeEvents(events: readonly FreeCellEvent[], state: FreeCellState): string | null {
  if (isWon(state)) return `You won! All 52 cards are on the foundations. Moves: ${state.moves}`;
  if (events.length === 0 || (state.isFinishing && events[0]?.type !== 'finishing')) return null;
  const sentences = events.map(describeEvent).join('');
  return isDead(state) ? `${sentences}. No more moves.` : sentences;
}

export const text: GameText<FreeCellState, FreeCellEvent> = {
  status: getStatus,
  figures: ({ deal, moves }) => [
    ['Deal', String(deal)],
    ['Moves', moves],
  ],
  announcement: describeEvents,
};
