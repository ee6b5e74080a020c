// The rules of Beleaguered Castle: aces on the foundations, eight rows of six cards, one card moves at a time.
import { DECK, type Card } from '../../cards/deck.ts';
import { listCardsHome, isNextHome, isOneBelow, shuffle, withHome, type Foundations } from '../play/deal-cards.ts';

export interface Castle {
  readonly rows: readonly (readonly Card[])[]; // 1–4 left of the foundations, 5–8 right; the last card of each is outermost
  readonly foundations: Foundations;
}

/** A move: source row `1`–`8` and target row, or `h` (home) for the foundation, such as `35` or `7h`. */
type CastleMove = string;

/** Creates a deal: aces on the foundations, six cards in each row. */
export function dealCastle(seed: number): Castle {
  const cards = shuffle(
    DECK.filter((card) => card.rank !== 'ace'),
    seed,
  );
  return {
    rows: Array.from({ length: 8 }, (_, row) => cards.slice(row * 6, row * 6 + 6)),
    foundations: { spades: 1, hearts: 1, diamonds: 1, clubs: 1 },
  };
}

/** Returns the state after a move, or the same object if it is illegal. Suits do not matter between rows; an empty row accepts any card. */
export function playCastle(state: Castle, move: CastleMove): Castle {
  const [from, to] = [Number(move[0]) - 1, Number(move[1]) - 1];
  const card = state.rows[from]?.at(-1);
  if (!card) return state;
  const without = state.rows.map((row, index) => (index === from ? row.slice(0, -1) : row));
  if (move[1] === 'h')
    return isNextHome(card, state.foundations) ? { rows: without, foundations: withHome(state.foundations, card.suit) } : state;
  const target = state.rows[to];
  if (!target || to === from || (target.length > 0 && !isOneBelow(card, target.at(-1)!))) return state;
  return { ...state, rows: without.map((row, index) => (index === to ? [...row, card] : row)) };
}

/** Plays moves such as `'35 7h'` from a seeded deal; throws if one is illegal. */
export function replayCastle(seed: number, line: string): Castle {
  let state = dealCastle(seed);
  for (const move of line.split(' ').filter(Boolean)) {
    const next = playCastle(state, move);
    if (next === state) throw new Error(`Seed ${seed} refuses ${move}`);
    state = next;
  }
  return state;
}

/** Lists every card of a position. */
export function collectCards({ rows, foundations }: Castle): Card[] {
  return [...rows.flat(), ...listCardsHome(foundations)];
}
