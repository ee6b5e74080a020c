// A proof that a deal can be won, as a line of text: how it is written and how it is played.
// A letter from A on draws once, twice, …; two signs move cards: from a column (1 to 7), the waste (w) or a suit's foundation
// (s, h, c, d), to a column or home (o). The last cards go home by themselves.
import { goesOnColumn, NO_CARD, SUITS, suitOf } from '#app/games/solitaire/rules/cards.ts';
import { COLUMN_COUNT } from '#app/games/solitaire/rules/deal.ts';
import { targetsFor, type PileMove } from '#app/games/solitaire/rules/moves.ts';
import { rules } from '#app/games/solitaire/rules/rules.ts';
import { isFoundation, isWon, topOf, WASTE, type SolitaireState } from '#app/games/solitaire/rules/table.ts';
import { foundationOf, lineOf, played } from '#app/games/solitaire/solver/line.ts';
import type { Step } from '#app/games/solitaire/solver/solver.ts';

const A = 'A'.charCodeAt(0);
const SUIT_SIGNS = SUITS.map((suit) => suit[0]).join('');

/** The table once the next card has gone home by itself. */
function waited(state: SolitaireState): SolitaireState {
  const result = rules.advance?.(state, rules.due?.(state) ?? 0);
  if (!result || 'refused' in result) throw new Error(`Deal ${state.deal}: no card goes home by itself`);
  return result.state;
}

/** The move that two signs mean: only one length of a run can go where it goes. */
function moveOf(state: SolitaireState, fromSign: string, toSign: string): PileMove {
  const suit = SUIT_SIGNS.indexOf(fromSign);
  const from = fromSign === 'w' ? WASTE : suit >= 0 ? foundationOf(state, suit) : Number(fromSign) - 1;
  if (toSign === 'o') return { type: 'move', from, to: targetsFor(state, from, 1)[0] ?? NO_CARD, count: 1 };
  const to = Number(toSign) - 1;
  const top = topOf(state, to);
  const cards = state.columns[from]?.slice(state.hidden[from]) ?? [];
  const first = cards.findIndex((card) => goesOnColumn(card, top));
  return { type: 'move', from, to, count: from < COLUMN_COUNT ? cards.length - first : 1 };
}

/** Plays a proof from the table of its deal to the win; throws where the rules refuse a move of it. */
export function playProof(start: SolitaireState, proof: string): SolitaireState {
  let state = start;
  for (let index = 0; index < proof.length; index += 1) {
    const draws = proof.charCodeAt(index) - A + 1;
    if (draws >= 1 && draws <= 26) {
      for (let count = 0; count < draws; count += 1) state = played(state, { type: 'draw' });
    } else {
      state = played(state, moveOf(state, proof[index] ?? '', proof[index + 1] ?? ''));
      index += 1;
    }
  }
  if (isWon(state)) return state;
  state = played(state, { type: 'finish' });
  while (!isWon(state)) state = waited(state);
  return state;
}

/** Writes down the steps of a search. */
export function proofOf(start: SolitaireState, steps: readonly Step[]): string {
  let draws = 0;
  let proof = '';
  for (const { state, move } of lineOf(start, steps)) {
    if (move.type !== 'move') {
      draws += 1;
      continue;
    }
    if (draws > 0) proof += String.fromCharCode(A + draws - 1);
    draws = 0;
    const { from, to } = move;
    const fromSign = from === WASTE ? 'w' : isFoundation(from) ? (SUIT_SIGNS[suitOf(topOf(state, from))] ?? '') : String(from + 1);
    proof += fromSign + (isFoundation(to) ? 'o' : String(to + 1));
  }
  return proof;
}
