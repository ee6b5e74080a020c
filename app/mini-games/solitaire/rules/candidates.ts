// Which moves bring the game on, best first, and why: for hints, and to say when there are none left.
import { isKing, rankOf, suitOf, type Card } from './cards.ts';
import { hasPlace, legalMoves, type PileMove, type SolitaireMove } from './moves.ts';
import { canFinish, isColumn, isFoundation, leaderOf, NO_CARD, WASTE, type SolitaireState } from './table.ts';

/** What a move is good for; the later, the better. */
const GAINS = ['nothing', 'empties', 'plays', 'opens', 'homes', 'frees', 'turns up', 'homes safely'] as const;
export type Gain = (typeof GAINS)[number];

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
export function gainOf(state: SolitaireState, { from, to, count }: PileMove): Gain {
  const card = leaderOf(state, from, count);
  if (isFoundation(to)) return rankOf(card) <= lowestOther(state.foundations, card) + 1 ? 'homes safely' : 'homes';
  if (from === WASTE) return isKing(card) ? 'opens' : 'plays';
  if (!isColumn(from)) return 'nothing';
  const left = (state.columns[from]?.length ?? 0) - count;
  if (left === 0) return !isKing(card) && isKingWaiting(state) ? 'empties' : 'nothing';
  if (left === state.hidden[from]) return 'turns up';
  const next = state.columns[from]?.[left - 1] ?? NO_CARD;
  return state.foundations.some((top) => (top === NO_CARD ? rankOf(next) === 0 : next === top + 4)) ? 'frees' : 'nothing';
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
export function candidateMoves(state: SolitaireState): readonly SolitaireMove[] {
  if (state.isFinishing) return [];
  const useful = usefulMoves(state);
  return useful.length > 0 ? useful : legalMoves(state).toReversed();
}

/** Whether not even a useless move is left. */
export function isDead(state: SolitaireState): boolean {
  return state.talon.length === 0 && !state.isFinishing && legalMoves(state).length === 0;
}
