import { array, assert, integer, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DECK, nameOf, RANKS, SUITS, type Card } from '../cards/deck.ts';
import * as beleaguered from './beleaguered.ts';
import * as blitz from './block-positions.ts';
import { findBlocks, footprint, fullLines, offer, placements, playBlocks, SIDE, startBlocks, withPiece } from './blocks.ts';
import * as castle from './castle-positions.ts';
import { boards as castleBoards } from './castle-solitaire.ts';
import { alternates, cardsHome, isCard, twoDecks } from './deal.ts';
import * as freecell from './freecell.ts';
import * as freecellPositions from './freecell-positions.ts';
import { boards as freecellBoards } from './freecell-solitaire.ts';
import * as klondike from './klondike.ts';
import { boards as solitaireBoards } from './solitaire-go.ts';
import * as solitaire from './solitaire-positions.ts';
import * as spider from './spider.ts';
import * as spiderPositions from './spider-positions.ts';
import { boards as spiderBoards } from './spider-solitaire-go.ts';

const sorted = (cards: readonly Card[]): string[] => cards.map(nameOf).toSorted();
const FULL = sorted(DECK);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe('Klondike', () => {
  it('deals 28 cards on seven columns and 24 to the stock', () => {
    const state = klondike.dealKlondike(1);
    expect(state.columns.map(({ down, up }) => down.length + up.length)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(state.columns.every(({ up }) => up.length === 1)).toBe(true);
    expect(state.stock).toHaveLength(24);
  });

  it.each(Object.entries(solitaire.positions))('keeps all 52 cards in the board "%s"', (_, position) => {
    expect(sorted(klondike.cardsOf(position()))).toEqual(FULL);
  });

  it('loses no card in any game', () => {
    assert(
      property(integer({ min: 1, max: 1e6 }), (seed) => {
        for (const state of klondike.playGreedily(seed)) expect(sorted(klondike.cardsOf(state))).toEqual(FULL);
      }),
      { numRuns: 4 },
    );
  });

  it('moves what the boards show moving', () => {
    for (const { state, move } of [solitaire.dragged(), solitaire.kingly()]) expect(klondike.playKlondike(state, move)).not.toBe(state);
    const { state, move } = solitaire.kingly();
    expect(klondike.runOf(state, move)[0]).toEqual({ rank: 'king', suit: 'spades' });
  });

  it('refuses what the rules of the game refuse', () => {
    const state = klondike.dealKlondike(1);
    const tops = state.columns.map(({ up }) => up[0]!);
    for (const [from, card] of tops.entries())
      for (const [to, under] of tops.entries()) {
        const isPlayed = klondike.playKlondike(state, { type: 'move', from, to, count: 1 }) !== state;
        expect(isPlayed).toBe(alternates(card, under));
      }
  });

  it('scores as Solitaire Go does', () => {
    for (const seed of [1, 2, 3]) {
      let before = klondike.dealKlondike(seed);
      for (const state of klondike.playGreedily(seed)) {
        const home = cardsHome(state.foundations).length - cardsHome(before.foundations).length;
        const turned = sum(before.columns.map(({ down }) => down.length)) - sum(state.columns.map(({ down }) => down.length));
        const isFromWaste = home === 0 && state.waste.length < before.waste.length && state.stock.length === before.stock.length;
        expect(state.score - before.score).toBe(10 * home + 5 * turned + (isFromWaste ? 5 : 0));
        before = state;
      }
    }
  });
});

describe('Spider', () => {
  it('deals 54 cards on ten columns and 50 to the stock', () => {
    const state = spider.dealSpider(1, SUITS);
    expect(state.columns.map(({ down, up }) => down.length + up.length)).toEqual([6, 6, 6, 6, 5, 5, 5, 5, 5, 5]);
    expect(state.stock).toHaveLength(50);
  });

  it.each(Object.entries(spiderPositions.positions))('keeps all 104 cards in the board "%s"', (_, position) => {
    const state = position();
    expect(sorted(spider.cardsOf(state))).toEqual(sorted(twoDecks(state.suits)));
  });

  it('finishes the run that the board shows', () => {
    const { state, move } = spiderPositions.finishing();
    const after = spider.playSpider(state, move);
    expect(after.done).toEqual([...state.done, 'spades']);
    expect(sorted(spider.cardsOf(after))).toEqual(sorted(twoDecks(state.suits)));
  });

  it('does not deal on to an empty column, nor lift a run of mixed suits', () => {
    const state = spider.dealSpider(1, SUITS);
    const gap = { ...state, columns: state.columns.map((column, index) => (index === 0 ? { down: [], up: [] } : column)) };
    expect(spider.playSpider(gap, { kind: 'deal' })).toBe(gap);
    expect(
      spider.movable([
        { rank: '9', suit: 'spades' },
        { rank: '8', suit: 'hearts' },
        { rank: '7', suit: 'hearts' },
      ]),
    ).toBe(2);
  });
});

describe('FreeCell', () => {
  it('deals Microsoft game number 1', () => {
    const names = freecell
      .dealFreeCell(1)
      .columns.map((column) =>
        column.map(
          ({ rank, suit }) =>
            `${{ ace: 'A', jack: 'J', queen: 'Q', king: 'K', '10': 'T' }[rank as string] ?? rank}${suit[0]!.toUpperCase()}`,
        ),
      );
    expect(names.map((column) => column[0]).join(' ')).toBe('JD 2D 9H JC 5D 7H 7C 5H');
    expect(names.map((column) => column[1]).join(' ')).toBe('KD KC 9S 5S AD QC KH 3H');
    expect(names.map((column) => column.length)).toEqual([7, 7, 7, 7, 6, 6, 6, 6]);
  });

  it.each(Object.entries(freecellPositions.positions))('keeps all 52 cards in the board "%s"', (_, position) => {
    expect(sorted(freecell.cardsOf(position()))).toEqual(FULL);
  });

  it('shows what its words say', () => {
    const nine = freecellPositions.positions.nine();
    const column = freecellPositions.columnEnding(nine, '9', 'hearts');
    expect(isCard(nine.columns[column]!.at(-2), '2', 'clubs')).toBe(true);
    expect(nine.cells.map(Boolean)).toEqual([true, false, false, false]);
    expect(freecell.playFreeCell(nine, `${column + 1}b`)).not.toBe(nine);
    const run = freecellPositions.positions.run();
    const [from, to] = [freecellPositions.jackColumn(run), freecellPositions.columnEnding(run, 'queen', 'hearts')];
    expect(run.cells).toEqual([null, null, null, null]);
    expect(freecell.lifted(run, from, to)).toBe(5);
    expect(freecell.playFreeCell(run, `${from + 1}${to + 1}`).columns[to]!.slice(-5)).toEqual(run.columns[from]!.slice(-5));
    expect(Object.values(freecellPositions.positions.won().foundations)).toEqual([13, 13, 13, 13]);
  });
});

describe('Beleaguered Castle', () => {
  it('deals eight rows of six round the four aces', () => {
    const state = beleaguered.dealCastle(1);
    expect(state.rows.map((row) => row.length)).toEqual([6, 6, 6, 6, 6, 6, 6, 6]);
    expect(sorted(beleaguered.cardsOf(state))).toEqual(FULL);
  });

  it.each(Object.entries(castle.positions))('keeps all 52 cards in the board "%s"', (_, position) => {
    expect(sorted(beleaguered.cardsOf(position()))).toEqual(FULL);
  });

  it('moves what the boards show moving', () => {
    const six = castle.positions.six();
    const from = six.rows.findIndex((row) => isCard(row.at(-1), '6', 'diamonds'));
    const to = six.rows.findIndex((row) => isCard(row.at(-1), '7', 'clubs'));
    expect(beleaguered.playCastle(six, `${from + 1}${to + 1}`)).not.toBe(six);
    expect(castle.chainHome(castle.positions.chain()).flown).toEqual(RANKS.slice(4, 9).map((rank) => ({ suit: 'hearts', rank })));
  });
});

describe('what is drawn', () => {
  const shown = (board: () => string) => [...board().matchAll(/data-card="([^"]+)"/g)].map((match) => match[1]!);

  it.each(
    [solitaireBoards, freecellBoards, castleBoards].flatMap((boards, game) =>
      boards.slice(0, 4).map((board, index) => [game, index + 1, board] as const),
    ),
  )('no card stands twice in single-deck game %i, screenshot %i', (_game, _number, board) => {
    const cards = shown(board);
    expect(cards.length).toBeGreaterThan(3);
    expect(new Set(cards).size).toBe(cards.length);
  });

  it('no card stands more often than two decks hold it', () => {
    for (const [board, copies] of [
      [spiderBoards[0], 2],
      [spiderBoards[1], 2],
      [spiderBoards[2], 4],
      [spiderBoards[3], 4],
    ] as const) {
      const counts = Map.groupBy(shown(board), (name) => name);
      for (const [name, seen] of counts) expect(seen.length, name).toBeLessThanOrEqual(copies);
    }
  });
});

describe('the blocks', () => {
  it('plays the L that fills the bottom row alone', () => {
    const { state, placement } = blitz.hovering();
    const piece = state.tray[placement.slot]!;
    expect(piece.color).toBe('coral');
    expect(footprint(state.field, piece, placement.row, placement.column)).toHaveLength(piece.cells.length);
    expect(fullLines(withPiece(state.field, piece, placement.row, placement.column)!)).toEqual({ rows: [SIDE - 1], columns: [] });
  });

  it('bursts two rows and a column on the fifth turn', () => {
    const { state, placement } = blitz.fifthCombo();
    const after = playBlocks(state, placement);
    expect(after.field.filter(Boolean).length).toBeLessThan(state.field.filter(Boolean).length);
    expect(fullLines(after.field)).toEqual({ rows: [], columns: [] });
  });

  it('never leaves a full line, never overlaps and never loses a cell without a burst', () => {
    assert(
      property(integer({ min: 1, max: 1e5 }), array(nat(), { maxLength: 40 }), (seed, choices) => {
        let state = startBlocks(seed);
        for (const choice of choices) {
          const open = placements(state);
          if (open.length === 0) return;
          const move = open[choice % open.length]!;
          const piece = state.tray[move.slot]!;
          const { rows, columns } = fullLines(withPiece(state.field, piece, move.row, move.column)!);
          const gone = (rows.length + columns.length) * SIDE - rows.length * columns.length;
          const after = playBlocks(state, move);
          expect(after.field.filter(Boolean).length).toBe(state.field.filter(Boolean).length + piece.cells.length - gone);
          state = after;
        }
      }),
      { numRuns: 40 },
    );
  });

  it('offers the same pieces for the same seed and refuses what does not fit', () => {
    expect(offer(7, 3)).toEqual(offer(7, 3));
    const state = startBlocks(1);
    expect(playBlocks(state, { slot: 0, row: 7, column: 7 })).toBe(state);
    expect(findBlocks(1, () => false, { depth: 2, width: 2 })).toBeNull();
  });
});
