// Reads and writes proofs that a deal can be won, each as one line of text.
// A, B, C … draw once, twice, three times …; a pair of signs moves cards: from a column (1 to 7), the waste (w) or a suit's foundation
// (s, h, c, d), to a column or a foundation (o). The last cards move to the foundations automatically.
import { NO_CARD, SUITS, getSuit } from '#app/card-kit/rules/cards.ts';
import type { PileMove } from '#app/card-kit/rules/piles.ts';
import { findTargets, canGoOnColumn } from '#app/games/solitaire/rules/moves.ts';
import { rules } from '#app/games/solitaire/rules/rules.ts';
import { isFoundation, isWon, getTopCard, WASTE, COLUMN_COUNT, type SolitaireState } from '#app/games/solitaire/rules/table.ts';
import { findFoundation, createLine, playMove } from '#app/games/solitaire/solver/line.ts';
import type { Step } from '#app/games/solitaire/solver/solver.ts';

const A = 'A'.charCodeAt(0);
const SUIT_LETTERS = SUITS.map((suit) => suit[0]).join('');

/** The table after the next automatic move to a foundation. */
function waitForNextCard(state: SolitaireState): SolitaireState {
  const result = rules.advance?.(state, rules.dueInMs?.(state) ?? 0);
  if (!result || 'refused' in result) throw new Error(`Deal ${state.deal}: no card goes home by itself`);
  return result.state;
}

/** The move of a pair of signs. The length of the run is not written: only one length fits on the target. */
function parseMove(state: SolitaireState, fromSign: string, toSign: string): PileMove {
  const suit = SUIT_LETTERS.indexOf(fromSign);
  const from = fromSign === 'w' ? WASTE : suit >= 0 ? findFoundation(state, suit) : Number(fromSign) - 1;
  if (toSign === 'o') return { type: 'move', from, to: findTargets(state, from, 1)[0] ?? NO_CARD, count: 1 };
  const to = Number(toSign) - 1;
  const top = getTopCard(state, to);
  const cards = state.columns[from]?.slice(state.hidden[from]) ?? [];
  const first = cards.findIndex((card) => canGoOnColumn(card, top));
  return { type: 'move', from, to, count: from < COLUMN_COUNT ? cards.length - first : 1 };
}

/** Replays a proof from the dealt table to the win; throws if the rules refuse a move. */
export function playProof(start: SolitaireState, proof: string): SolitaireState {
  let state = start;
  for (let index = 0; index < proof.length; index += 1) {
    const draws = proof.charCodeAt(index) - A + 1;
    if (draws >= 1 && draws <= 26) {
      for (let count = 0; count < draws; count += 1) state = playMove(state, { type: 'draw' });
    } else {
      state = playMove(state, parseMove(state, proof[index] ?? '', proof[index + 1] ?? ''));
      index += 1;
    }
  }
  if (isWon(state)) return state;
  state = playMove(state, { type: 'finish' });
  while (!isWon(state)) state = waitForNextCard(state);
  return state;
}

/** Formats the steps of a search as a proof. */
export function writeProof(start: SolitaireState, steps: readonly Step[]): string {
  let draws = 0;
  let proof = '';
  let next = start;
  for (const move of createLine(start, steps)) {
    const state = next;
    next = playMove(state, move);
    if (move.type !== 'move') {
      draws += 1;
      continue;
    }
    if (draws > 0) proof += String.fromCharCode(A + draws - 1);
    draws = 0;
    const { from, to } = move;
    const fromSign = from === WASTE ? 'w' : isFoundation(from) ? (SUIT_LETTERS[getSuit(getTopCard(state, from))] ?? '') : String(from + 1);
    proof += fromSign + (isFoundation(to) ? 'o' : String(to + 1));
  }
  return proof;
}
