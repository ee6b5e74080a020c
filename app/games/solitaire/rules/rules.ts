// The rules of Klondike Solitaire.
import { getCardName, NO_CARD } from '#app/card-kit/rules/cards.ts';
import { explainMismatch, explainNoPlace, NO_CARD_TO_MOVE, NOT_TOGETHER, FINISHING } from '#app/card-kit/rules/phrases.ts';
import type { PileMove } from '#app/card-kit/rules/piles.ts';
import { canTake, isDead, type SolitaireMove, findBestPlace, isLegal } from './moves.ts';
import { isAllOpen, isColumn, isFoundation, getLeadCard, getTopCard, isWon, createTable } from './table.ts';
import type { SolitaireState, SolitaireOptions } from './table.ts';
import type { Outcome, Rules } from '#app/game-kit/rules.ts';
import { createFinishing } from '#app/card-kit/rules/finishing.ts';
import { drawCards, moveCards, type SolitaireChange, type SolitaireEvent } from './changes.ts';
import { canFinish, startFinishing, sendNextHome } from './finish.ts';

/** The unproven deal numbers below the last proven one, as base-36 digits: the difference of each to the previous one. */
const UNPROVEN_GAPS =
  '63e4d11536632h291j7346191442124346886b82a5g5b2l1a439a43d11349b15cl5264b12i4212a45q4f424229b211247126' +
  '2136d33a836821432288d4811a4e4c148211531489b34m6961g987h2g143523c3528e3841445e33h1b552lb714h1128h491a' +
  '3154';

const PROVEN_COUNT = 1024; // a power of two, so that seeds map uniformly to deals

function listProvenDeals(): number[] {
  const unproven = new Set<number>();
  let last = -1;
  for (const gap of UNPROVEN_GAPS) unproven.add((last += Number.parseInt(gap, 36)));
  const deals: number[] = [];
  for (let deal = 0; deals.length < PROVEN_COUNT; deal += 1) if (!unproven.has(deal)) deals.push(deal);
  return deals;
}

/** The numbers of all deals that are proven winnable when drawing one card at a time. */
export const winnableDeals: readonly number[] = listProvenDeals();

/** A winnable deal for an unsigned 32-bit seed. */
export function pickWinnableDeal(seed: number): number {
  return winnableDeals[seed % PROVEN_COUNT] as number;
}

function explainPileRefusal(state: SolitaireState, { from, to, count }: PileMove): string {
  const leader = getLeadCard(state, from, count);
  const onto = getTopCard(state, to);
  if (leader === NO_CARD) return NO_CARD_TO_MOVE;
  if (isFoundation(to)) {
    if (count > 1) return 'Foundations take one card at a time.';
    if (onto === NO_CARD) return 'Foundations start with an ace.';
    return `${getCardName(leader)} doesn't follow ${getCardName(onto)}.`;
  }
  if (!canTake(state, from, count)) return NOT_TOGETHER;
  if (!isColumn(to)) return 'Cards go to a column or a foundation.';
  return onto === NO_CARD ? 'Only a king can go to an empty column.' : explainMismatch(leader, onto);
}

/** The reason why an illegal move is refused, in a game that is not won. */
function explainRefusal(state: SolitaireState, move: SolitaireMove): string {
  if (isDead(state)) return 'This game is over.';
  switch (move.type) {
    case 'draw':
      return 'Nothing left to draw.';
    case 'move':
      return explainPileRefusal(state, move);
    case 'send':
      return canTake(state, move.from, move.count) ? explainNoPlace(getLeadCard(state, move.from, move.count)) : NOT_TOGETHER;
    case 'finish':
      return isAllOpen(state) ? "Drawing three can't finish it from here." : 'Turn up every card first.';
    default:
      move satisfies never;
      return "That move isn't allowed.";
  }
}

/** Applies a legal move; null if it is illegal. */
function applyMove(state: SolitaireState, move: SolitaireMove): SolitaireChange | null {
  switch (move.type) {
    case 'draw':
      return state.talon.length > 0 ? drawCards(state) : null;
    case 'move':
      return isLegal(state, move) ? moveCards(state, move) : null;
    case 'send': {
      const { from, count } = move;
      const to = findBestPlace(state, from, count);
      return to === null ? null : moveCards(state, { type: 'move', from, to, count });
    }
    case 'finish':
      return canFinish(state) ? startFinishing(state) : null;
    default:
      move satisfies never;
      return null;
  }
}

/** A game without any legal move is lost. A game without useful moves is not. */
function outcome(state: SolitaireState): Outcome | null {
  if (isWon(state)) return { result: 'won' };
  return isDead(state) ? { result: 'lost' } : null;
}

/**
 * Seven columns are built down in alternating colors, four foundations up by suit; +5 for each turned-up card of a column, +10 for each
 * card on a foundation.
 */
export const rules: Rules<SolitaireState, SolitaireMove, SolitaireEvent, SolitaireOptions> = {
  version: 1,
  variants: [
    { id: 'winnable', label: 'Winnable deals', pace: 'turns', options: { draws: 1, deals: 'winnable' } },
    { id: 'any', label: 'Any deal', pace: 'turns', options: { draws: 1, deals: 'any' } },
    { id: 'draw-three', label: 'Draw three', pace: 'turns', options: { draws: 3, deals: 'any' } },
  ],
  start: (options, seed) => createTable(options, options.deals === 'winnable' ? pickWinnableDeal(seed) : seed),
  play(state, move) {
    if (isWon(state)) return { refused: 'This game is over.' };
    if (state.isFinishing) return { refused: `${FINISHING}.` };
    return applyMove(state, move) ?? { refused: explainRefusal(state, move) };
  },
  ...createFinishing(isWon, sendNextHome),
  outcome,
};
