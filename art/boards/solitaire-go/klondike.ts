// Klondike (draw one) for the screenshots: the rules of the mini game, and a greedy player that reaches realistic positions.
import { getRank, SUITS as CARD_SUITS, getSuit } from '#app/card-kit/rules/cards.ts';
import type { PileMove, Pile } from '#app/card-kit/rules/piles.ts';
import { dealPack } from '#app/games/solitaire/rules/deal.ts';
import { canDraw, isLegal, findTargets, type SolitaireMove } from '#app/games/solitaire/rules/moves.ts';
import { rules } from '#app/games/solitaire/rules/rules.ts';
import { isColumn, isFoundation, isWon as isTableWon, createTable, WASTE, type SolitaireState } from '#app/games/solitaire/rules/table.ts';
import { DECK, type Card, type Suit } from '../../cards/deck.ts';
import { listCardsHome, createRandom, shuffle, type Column, type Foundations } from '../play/deal-cards.ts';
import { toDrawnCard, toPlayedCard } from '../play/played-cards.ts';

export interface Klondike {
  readonly table: SolitaireState; // the state of the rules; the rest is derived for drawing
  readonly stock: readonly Card[]; // the last card is drawn next
  readonly waste: readonly Card[]; // the last card is on top
  readonly foundations: Foundations;
  readonly columns: readonly Column[];
  readonly score: number; // by the scoring of Solitaire Go
  readonly moves: number;
}

export type KlondikeMove = Extract<SolitaireMove, { type: 'draw' | 'move' }>;

const OPTIONS = { draws: 1, deals: 'any' } as const;
const WASTE_SCORE = 5; // in Solitaire Go, for a card from the waste to a column
const MAX_MOVES = 260;

/** Counts the cards on the foundation of a suit. */
function countHome({ foundations }: SolitaireState, suit: Suit): number {
  const top = foundations.find((card) => card >= 0 && CARD_SUITS[getSuit(card)] === suit);
  return top === undefined ? 0 : getRank(top) + 1;
}

function createKlondike(table: SolitaireState, score: number, moves: number): Klondike {
  const cards = table.talon.map(toDrawnCard);
  return {
    table,
    stock: cards.slice(table.drawn).toReversed(),
    waste: cards.slice(0, table.drawn),
    foundations: {
      spades: countHome(table, 'spades'),
      hearts: countHome(table, 'hearts'),
      diamonds: countHome(table, 'diamonds'),
      clubs: countHome(table, 'clubs'),
    },
    columns: table.columns.map((column, index) => {
      const hidden = table.hidden[index]!;
      return { down: column.slice(0, hidden).map(toDrawnCard), up: column.slice(hidden).map(toDrawnCard) };
    }),
    score,
    moves,
  };
}

/** Creates a deal; the stock is drawn from its end. */
export function dealKlondike(seed: number): Klondike {
  const { columns, stock } = dealPack(shuffle(DECK, seed).map(toPlayedCard));
  return createKlondike(createTable(OPTIONS, seed, { columns, stock: stock.toReversed() }), 0, 0);
}

/** Returns the state after a move, or the same object if it is illegal. Standard scoring: 10 to a foundation, 5 from the waste, 5 for a turned card. */
export function playKlondike(state: Klondike, move: KlondikeMove): Klondike {
  const played = rules.play(state.table, move);
  if ('refused' in played) return state;
  const isFromWaste = move.type === 'move' && move.from === WASTE && isColumn(move.to);
  const points = played.state.score - state.table.score + (isFromWaste ? WASTE_SCORE : 0);
  return createKlondike(played.state, state.score + points, state.moves + 1);
}

/** Lists the legal moves of face-up cards from one column to another. */
function listRunMoves(table: SolitaireState, from: Pile): PileMove[] {
  const open = table.columns[from]!.length - table.hidden[from]!;
  const moves = Array.from({ length: open }, (_, index) =>
    table.columns.map((__, to): PileMove => ({ type: 'move', from, to, count: index + 1 })),
  );
  return moves.flat().filter((move) => isLegal(table, move));
}

/** Returns the move of the top card to its foundation, if it is legal. */
function findHomeMoves(table: SolitaireState, from: Pile): PileMove[] {
  const to = findTargets(table, from, 1).find(isFoundation);
  return to === undefined ? [] : [{ type: 'move', from, to, count: 1 }];
}

/** Lists every move except those from the foundations. The games of the greedy player depend on the order. */
function listMoves({ table }: Klondike): KlondikeMove[] {
  const byColumn = table.columns.flatMap((_, column) => {
    const fromWaste: PileMove = { type: 'move', from: WASTE, to: column, count: 1 };
    return [...findHomeMoves(table, column), ...(isLegal(table, fromWaste) ? [fromWaste] : []), ...listRunMoves(table, column)];
  });
  return [...(canDraw(table) ? [{ type: 'draw' } as const] : []), ...findHomeMoves(table, WASTE), ...byColumn];
}

function rateMove(state: Klondike, move: KlondikeMove): number {
  if (move.type === 'draw') return 1;
  if (move.from === WASTE) return isFoundation(move.to) ? 6 : 4;
  if (isFoundation(move.to)) return 7;
  const from = state.columns[move.from]!;
  const whole = move.count === from.up.length;
  if (whole && from.down.length > 0) return 8;
  return whole && from.up[0]!.rank !== 'king' ? 5 : 0; // moving a part of a run, or a king between columns, gains nothing
}

/** Plays a seeded game greedily; yields every position until it is won or has taken too many moves. */
export function* playGreedily(seed: number): Generator<Klondike> {
  const random = createRandom(seed ^ 0x5eed);
  let state = dealKlondike(seed);
  yield state;
  while (state.moves < MAX_MOVES && !isWon(state)) {
    const ranked = listMoves(state).map((move) => [move, rateMove(state, move) + random() * 1.6] as const);
    const best = ranked.filter(([move]) => rateMove(state, move) > 0).toSorted((one, other) => other[1] - one[1])[0];
    if (!best) return;
    state = playKlondike(state, best[0]);
    yield state;
  }
}

/** Whether all 52 cards are on the foundations. */
export function isWon({ table }: Klondike): boolean {
  return isTableWon(table);
}

/** Returns the first position of the greedy game in which `wanted` accepts a move of a run between columns, with that move. */
export function findRun(
  seed: number,
  wanted: (state: Klondike, move: PileMove) => boolean,
): { readonly state: Klondike; readonly move: PileMove } | null {
  for (const state of playGreedily(seed)) {
    const move = state.table.columns.flatMap((_, from) => listRunMoves(state.table, from)).find((run) => wanted(state, run));
    if (move) return { state, move };
  }
  return null;
}

/** Returns the cards that a move takes from a column. */
export function getRun(state: Klondike, { from, count }: PileMove): readonly Card[] {
  return state.columns[from]!.up.slice(-count);
}

/** Lists every card of a position. */
export function collectCards({ stock, waste, foundations, columns }: Klondike): Card[] {
  return [...stock, ...waste, ...listCardsHome(foundations), ...columns.flatMap(({ down, up }) => [...down, ...up])];
}
