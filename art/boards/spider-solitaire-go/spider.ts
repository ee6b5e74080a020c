// Spider for the screenshots: deals of its own, played by the rules of the game, and a greedy player that reaches realistic positions.
import { DECK_STEP } from '#app/card-kit/rules/cards.ts';
import type { PileMove } from '#app/card-kit/rules/piles.ts';
import { dealPack, type SuitCount } from '#app/games/spider/rules/deal.ts';
import { areJoined, countTopRun, listLegalMoves, type SpiderMove } from '#app/games/spider/rules/moves.ts';
import { rules } from '#app/games/spider/rules/rules.ts';
import { createTable, type SpiderState } from '#app/games/spider/rules/table.ts';
import { DECK, type Card, type Suit } from '../../cards/deck.ts';
import { createRandom, isOneBelow, shuffle, type Column } from '../play/deal-cards.ts';
import { toDrawnCard, toPlayedCard } from '../play/played-cards.ts';

/** A table with its cards as they are drawn. */
export interface Spider {
  readonly table: SpiderState;
  readonly suits: readonly Suit[]; // one, two or four
  readonly columns: readonly Column[];
  readonly stock: readonly Card[];
  readonly done: readonly Suit[]; // finished runs, in order
  readonly moves: number;
}

const TABLE_CARDS = 54;

/** Returns a table with its cards as they are drawn. */
export function showTable(table: SpiderState, suits: readonly Suit[]): Spider {
  return {
    table,
    suits,
    columns: table.columns.map((cards, column) => {
      const hidden = table.hidden[column]!;
      return { down: cards.slice(0, hidden).map(toDrawnCard), up: cards.slice(hidden).map(toDrawnCard) };
    }),
    stock: table.stock.map(toDrawnCard),
    done: table.runs.map(([king]) => toDrawnCard(king!).suit),
    moves: table.moves,
  };
}

/** Creates a deal of one, two or four suits; the stock is dealt from the end of the pack. */
export function dealSpider(seed: number, suits: readonly Suit[]): Spider {
  const copies = Array.from({ length: 8 / suits.length }, (_, copy) => copy * DECK_STEP);
  const pack = shuffle(
    DECK.filter((card) => suits.includes(card.suit)).flatMap((card) => copies.map((copy) => copy + toPlayedCard(card))),
    seed,
  );
  const deal = dealPack([...pack.slice(0, TABLE_CARDS), ...pack.slice(TABLE_CARDS).toReversed()]);
  return showTable(createTable({ suits: suits.length as SuitCount }, deal), suits);
}

/** Returns the state after a legal move; throws if the rules refuse it. */
export function playSpider(state: Spider, move: SpiderMove): Spider {
  const result = rules.play(state.table, move);
  if ('refused' in result) throw new Error(`${JSON.stringify(move)} is refused: ${result.refused}`);
  return showTable(result.state, state.suits);
}

function rateMove({ table, columns }: Spider, move: SpiderMove): number {
  if (move.type !== 'move') return 0.4;
  const [from, to] = [columns[move.from]!, columns[move.to]!];
  const whole = move.count === from.up.length;
  const run = from.up.slice(-move.count);
  const [above, target] = [from.up.at(-move.count - 1), to.up.at(-1)];
  const lead = table.columns[move.from]!.at(-move.count)!;
  if (above && areJoined(lead, table.columns[move.from]!.at(-move.count - 1)!))
    return target?.suit === run[0]!.suit && countTopRun(table, move.to) > countTopRun(table, move.from) - move.count ? 1 : -1; // would break a run
  if (!target) return whole && from.down.length === 0 ? -1 : whole ? 1.2 : 0.6;
  const joins = target.suit === run[0]!.suit;
  const sits = above ? isOneBelow(run[0]!, above) : false; // it is already on a card that is one rank higher, of another suit
  return (
    (joins ? 5 + (move.count + countTopRun(table, move.to)) * 0.4 : sits && !whole ? -1 : 1.5) +
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
    const ranked = listLegalMoves(state.table)
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

/** Returns the first position of the greedy game in which `wanted` accepts a move of cards, with that move. */
export function findSpiderMove(
  seed: number,
  suits: readonly Suit[],
  wanted: (state: Spider, move: PileMove) => boolean,
): { state: Spider; move: PileMove } | null {
  for (const state of playSpiderGreedily(seed, suits)) {
    const move = listLegalMoves(state.table).find((candidate) => candidate.type === 'move' && wanted(state, candidate));
    if (move?.type === 'move') return { state, move };
  }
  return null;
}

/** Lists every card of a position, including the thirteen cards of each complete run. */
export function collectCards({ table, columns, stock }: Spider): Card[] {
  return [...stock, ...columns.flatMap(({ down, up }) => [...down, ...up]), ...table.runs.flat().map(toDrawnCard)];
}
