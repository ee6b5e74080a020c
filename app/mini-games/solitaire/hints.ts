// Hints for Solitaire: which moves bring the game on, best first, and why.
import type { Hints } from '#app/mini-games/contract.ts';
import { placeName } from './names.ts';
import { cardName, goesHome, isKing, NO_CARD, rankOf, suitOf, type Card } from './rules/cards.ts';
import { hasPlace, legalMoves, type PileMove, type SolitaireMove } from './rules/moves.ts';
import { canFinish, isColumn, isFoundation, leaderOf, topOf, WASTE, type SolitaireState } from './rules/table.ts';

/** What a move is good for; the later, the better. */
const GAINS = ['nothing', 'empties', 'plays', 'opens', 'homes', 'frees', 'turns up', 'homes safely'] as const;
type Gain = (typeof GAINS)[number];

/** The lowest rank that is not home yet, of the suits of the other color than the card's. */
function lowestOther(foundations: readonly Card[], card: Card): number {
  const ranks = [0, 0];
  let found = 0;
  for (const top of foundations) if (top !== NO_CARD && ((suitOf(top) ^ suitOf(card)) & 1) === 1) ranks[found++] = rankOf(top) + 1;
  return Math.min(...ranks);
}

/** Whether some king would go to an empty column: one that lies on other cards, or is still to be drawn. */
function isKingWaiting({ columns, hidden, talon }: SolitaireState): boolean {
  return talon.some(isKing) || columns.some((cards, column) => cards.slice(Math.max(1, hidden[column] ?? 0)).some(isKing));
}

/** What a legal move of cards is good for. */
function gainOf(state: SolitaireState, { from, to, count }: PileMove): Gain {
  const card = leaderOf(state, from, count);
  if (isFoundation(to)) return rankOf(card) <= lowestOther(state.foundations, card) + 1 ? 'homes safely' : 'homes';
  if (from === WASTE) return isKing(card) ? 'opens' : 'plays';
  if (!isColumn(from)) return 'nothing';
  const left = (state.columns[from]?.length ?? 0) - count;
  if (left === 0) return !isKing(card) && isKingWaiting(state) ? 'empties' : 'nothing';
  if (left === state.hidden[from]) return 'turns up';
  const next = state.columns[from]?.[left - 1] ?? NO_CARD;
  return state.foundations.some((top) => goesHome(next, top)) ? 'frees' : 'nothing';
}

/** Whether drawing alone brings another card to the top of the waste that has a place: in this pass through the stock, or in the next. */
function doesDrawingHelp(state: SolitaireState): boolean {
  const { talon, drawn, options } = state;
  for (const start of [drawn, 0]) {
    for (let at = start; at < talon.length; at += options.draws) {
      const index = Math.min(talon.length, at + options.draws) - 1;
      if (index !== drawn - 1 && hasPlace(state, talon[index] as Card)) return true;
    }
  }
  return false;
}

/** The moves that bring the game on, best first. */
export function usefulMoves(state: SolitaireState): SolitaireMove[] {
  if (canFinish(state)) return [{ type: 'finish' }];
  const rated = legalMoves(state)
    .filter((move) => move.type === 'move')
    .map((move) => ({ move, value: GAINS.indexOf(gainOf(state, move)) + (state.hidden[move.from] ?? 0) / 10 }))
    .filter(({ value }) => value >= 1)
    .toSorted((a, b) => b.value - a.value)
    .map(({ move }): SolitaireMove => move);
  return doesDrawingHelp(state) ? [...rated, { type: 'draw' }] : rated;
}

/** The useful moves; when there are none, whatever the rules allow. */
function moves(state: SolitaireState): readonly SolitaireMove[] {
  if (state.isFinishing) return [];
  const useful = usefulMoves(state);
  return useful.length > 0 ? useful : legalMoves(state).toReversed();
}

const REASONS: Readonly<Record<Gain, string>> = {
  nothing: '',
  empties: ' and makes room for a king',
  plays: '',
  opens: '',
  homes: '',
  frees: ' and frees the card below',
  'turns up': ' and turns up a card',
  'homes safely': '',
};

function why(state: SolitaireState, move: SolitaireMove): string {
  switch (move.type) {
    case 'draw':
      return state.drawn === state.talon.length ? 'Turn the waste over.' : 'Draw from the stock.';
    case 'move': {
      const gain = gainOf(state, move);
      const goes = gain === 'nothing' ? 'could go' : 'goes';
      return `${cardName(leaderOf(state, move.from, move.count))} ${goes} to ${placeName(move.to, topOf(state, move.to))}${REASONS[gain]}.`;
    }
    case 'finish':
      return 'Every card is open: send them all home.';
    case 'send':
      return 'It goes to its best place.';
    default:
      move satisfies never;
      return '';
  }
}

export const hints: Hints<SolitaireState, SolitaireMove> = { moves, why };
