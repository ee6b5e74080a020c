// The rules of Spider (two decks on ten columns), and a greedy player that reaches realistic positions.
import { RANKS, type Card, type Suit } from '../../cards/deck.ts';
import { isOneBelow, createRandom, shuffle, createTwoDecks, type Column } from '../play/deal-cards.ts';

export interface Spider {
  readonly suits: readonly Suit[]; // one, two or four
  readonly columns: readonly Column[];
  readonly stock: readonly Card[]; // dealt ten at a time, from the end
  readonly done: readonly Suit[]; // finished runs, in order
  readonly moves: number;
}

export type SpiderMove =
  | { readonly kind: 'deal' }
  | { readonly kind: 'run'; readonly from: number; readonly count: number; readonly to: number };

/** Creates a deal of one, two or four suits. */
export function dealSpider(seed: number, suits: readonly Suit[]): Spider {
  const cards = shuffle(createTwoDecks(suits), seed);
  const columns = Array.from({ length: 10 }, (_, index) => {
    const pile = cards.splice(0, index < 4 ? 6 : 5);
    return { down: pile.slice(0, -1), up: pile.slice(-1) };
  });
  return { suits, columns, stock: cards, done: [], moves: 0 };
}

/** Counts the cards at the end of a column that are in sequence and of one suit, and so can be moved together. */
export function countMovable(up: readonly Card[]): number {
  let count = Math.min(1, up.length);
  while (count < up.length && up.at(-count - 1)!.suit === up.at(-count)!.suit && isOneBelow(up.at(-count)!, up.at(-count - 1)!)) count++;
  return count;
}

/** Returns the suit of the complete run (king to ace) at the end of a column, or null. */
function getFinishedSuit(up: readonly Card[]): Suit | null {
  return countMovable(up) === RANKS.length ? up.at(-1)!.suit : null;
}

function turnTopCard({ down, up }: Column): Column {
  return up.length === 0 && down.length > 0 ? { down: down.slice(0, -1), up: down.slice(-1) } : { down, up };
}

/** Returns the state after a move, without complete runs, or the same object if it is illegal (a deal needs ten non-empty columns). */
export function playSpider(state: Spider, move: SpiderMove): Spider {
  const { columns, stock } = state;
  let next: Column[];
  if (move.kind === 'deal') {
    if (stock.length === 0 || columns.some(({ up }) => up.length === 0)) return state;
    next = columns.map(({ down, up }, index) => ({ down, up: [...up, stock.at(-1 - index)!] }));
  } else {
    const [from, to] = [columns[move.from], columns[move.to]];
    if (!from || !to || from === to || move.count < 1 || move.count > countMovable(from.up)) return state;
    const run = from.up.slice(-move.count);
    const last = to.up.at(-1);
    if (last && !isOneBelow(run[0]!, last)) return state;
    next = columns.map((column, index) =>
      index === move.from
        ? turnTopCard({ down: from.down, up: from.up.slice(0, -move.count) })
        : index === move.to
          ? { down: to.down, up: [...to.up, ...run] }
          : column,
    );
  }
  const done = [...state.done];
  next = next.map((column) => {
    const suit = getFinishedSuit(column.up);
    if (!suit) return column;
    done.push(suit);
    return turnTopCard({ down: column.down, up: column.up.slice(0, -RANKS.length) });
  });
  return { ...state, columns: next, stock: move.kind === 'deal' ? stock.slice(0, -10) : stock, done, moves: state.moves + 1 };
}

/** Lists every move that changes the state. */
function listMoves(state: Spider): SpiderMove[] {
  const moves: SpiderMove[] = [{ kind: 'deal' }];
  state.columns.forEach(({ up }, from) => {
    for (let count = countMovable(up); count >= 1; count--) for (let to = 0; to < 10; to++) moves.push({ kind: 'run', from, count, to });
  });
  return moves.filter((move) => playSpider(state, move) !== state);
}

function rateMove(state: Spider, move: SpiderMove): number {
  if (move.kind === 'deal') return 0.4;
  const [from, to] = [state.columns[move.from]!, state.columns[move.to]!];
  const whole = move.count === from.up.length;
  const run = from.up.slice(-move.count);
  const [above, target] = [from.up.at(-move.count - 1), to.up.at(-1)];
  if (above && above.suit === run[0]!.suit && isOneBelow(run[0]!, above))
    return target?.suit === run[0]!.suit && countMovable(to.up) > countMovable(from.up) - move.count ? 1 : -1; // would break a run
  if (!target) return whole && from.down.length === 0 ? -1 : whole ? 1.2 : 0.6;
  const joins = target.suit === run[0]!.suit;
  const sits = above ? isOneBelow(run[0]!, above) : false; // it is already on a card that is one rank higher, of another suit
  return (
    (joins ? 5 + (move.count + countMovable(to.up)) * 0.4 : sits && !whole ? -1 : 1.5) +
    (whole ? (from.down.length > 0 ? 3 - from.down.length * 0.2 : 2.5) : 0)
  );
}

/** Plays a seeded game greedily; yields every position. */
export function* playSpiderGreedily(seed: number, suits: readonly Suit[]): Generator<Spider> {
  const random = createRandom(seed ^ 0x5eed);
  let state = dealSpider(seed, suits);
  const seen = new Set<string>();
  yield state;
  while (state.moves < 420 && state.done.length < 8) {
    const ranked = listMoves(state)
      .map((move) => ({ move, value: rateMove(state, move) + random() * 0.9 }))
      .filter(({ move }) => rateMove(state, move) > 0)
      .toSorted((one, other) => other.value - one.value);
    const fresh = ranked
      .map(({ move }) => playSpider(state, move))
      .find((after) => !seen.has(JSON.stringify([after.columns, after.stock.length])));
    if (!fresh) return;
    seen.add(JSON.stringify([fresh.columns, fresh.stock.length]));
    state = fresh;
    yield state;
  }
}

/** Returns the first position of the greedy game in which `wanted` accepts a move, with that move. */
export function findSpiderMove(
  seed: number,
  suits: readonly Suit[],
  wanted: (state: Spider, move: SpiderMove) => boolean,
): { state: Spider; move: SpiderMove } | null {
  for (const state of playSpiderGreedily(seed, suits)) {
    const move = listMoves(state).find((candidate) => wanted(state, candidate));
    if (move) return { state, move };
  }
  return null;
}

/** Lists every card of a position, including the thirteen cards of each complete run. */
export function collectCards(state: Spider): Card[] {
  return [
    ...state.stock,
    ...state.columns.flatMap(({ down, up }) => [...down, ...up]),
    ...state.done.flatMap((suit) => RANKS.map((rank) => ({ suit, rank }))),
  ];
}
