// Tests the automatic finish: the last cards move to the foundations by themselves.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hints } from '#app/games/solitaire/hints.ts';
import { text } from '#app/games/solitaire/text.ts';
import { createTestPlay } from '#tests/games/play-by-rules.ts';
import { getCardName, canStackOn, NO_CARD, getRank, getSuit } from '#app/card-kit/rules/cards.ts';
import { rules } from '#app/games/solitaire/rules/rules.ts';
import { isWon, type SolitaireState } from '#app/games/solitaire/rules/table.ts';
import { parseCards } from '#tests/unit/card-kit/rules/parse-cards.ts';
import { getFoundation, createState, createMove, type TableDrawing } from './test-table.ts';

const { after, announce, isRefused, advance, refusal, waitBeats } = createTestPlay(rules, text);

/** Returns the table after the automatic finish, or the same table if none is offered. */
function finishGame(table: SolitaireState): SolitaireState {
  if (isRefused(table, { type: 'finish' })) return table;
  let state = after(table, { type: 'finish' });
  while (!isWon(state)) {
    const next = waitBeats(state);
    if (next === state) throw new Error('The finish stands still');
    state = next;
  }
  return state;
}

/** Draw-one tables without hidden cards: some cards on the foundations, others in runs on the columns, the rest in the talon. */
const openTables = fc
  .record({
    home: fc.tuple(...Array.from({ length: 4 }, () => fc.nat({ max: 12 }))), // cards of each suit
    order: fc.shuffledSubarray(
      Array.from({ length: 52 }, (_, index) => index),
      { minLength: 52, maxLength: 52 },
    ),
    spread: fc.nat({ max: 52 }), // how many cards are tried on the columns
    drawn: fc.nat(),
  })
  .map(({ home, order, spread, drawn }) => {
    const base = createState({});
    const columns: number[][] = base.columns.map(() => []);
    const talon: number[] = [];
    const left = order.filter((one) => getRank(one) >= (home[getSuit(one)] ?? 0));
    // Higher cards first, or few would find a card to go on. An empty column takes any card, because a turned-up card can be of any rank.
    for (const [index, one] of left.toSorted((a, b) => (spread % 2 ? b - a : 0)).entries()) {
      const column = columns.find((pile) => pile.length === 0 || canStackOn(one, pile.at(-1) ?? NO_CARD));
      if (column && index < spread) column.push(one);
      else talon.push(one);
    }
    const foundations = home.map((count, suit) => (count === 0 ? NO_CARD : (count - 1) * 4 + suit));
    return { ...base, columns, talon, foundations, drawn: talon.length === 0 ? 0 : drawn % (talon.length + 1) };
  });

describe('the finish', () => {
  it('KLO9 is offered once every card is face up, and moves all cards to the foundations', () => {
    const open = createState({ columns: ['KS QH', 'KH QS', 'KD QC', 'KC QD'], home: 'JS JH JC JD' });
    expect(rules.dueInMs?.(open)).toBeNull();
    expect(rules.advance?.(open, 1000)).toEqual({ refused: null });
    expect(announce(open, { type: 'finish' })).toBe('The last cards are moving to the foundations');
    let state = after(open, { type: 'finish' });
    expect(refusal(state, createMove(0, getFoundation(1)))).toBe('The last cards are moving to the foundations.');
    expect(hints.moves(state)).toEqual([]);
    expect(announce(state, 80)).toBeNull();
    for (let count = 0; count < 8; count += 1) {
      expect(rules.dueInMs?.(state)).toBe(80);
      state = waitBeats(state);
    }
    expect(rules.outcome(state)).toEqual({ result: 'won' });
    expect(state.score).toBe(80);
    expect(rules.dueInMs?.(state)).toBeNull();
    expect(advance(state, 1000)).toBe(state);
  });

  it('KLO9 moves the lowest card first', () => {
    const open = createState({ columns: ['KS', 'KH QH JH', 'KD QD', 'KC'], home: 'QS TH JD QC' });
    const first = waitBeats(after(open, { type: 'finish' }));
    expect(first.foundations.map(getCardName)).toEqual(parseCards('QS JH JD QC').map(getCardName));
    expect(waitBeats(first).foundations.map(getCardName)).toEqual(parseCards('QS QH JD QC').map(getCardName));
    expect(waitBeats(first, 2).foundations.map(getCardName)).toEqual(parseCards('QS QH QD QC').map(getCardName));
  });

  it('KLO9 is not offered with a hidden card', () => {
    expect(refusal(createState({ columns: ['KS | KD'], home: 'QS KH KC QD' }), { type: 'finish' })).toBe('Turn up every card first.');
  });

  it('KLO9 drawing three is offered only if it moves every card to the foundations', () => {
    const rest: TableDrawing = { home: 'KS KH KC JD', options: { draws: 3, deals: 'any' } };
    expect(isWon(finishGame(createState({ ...rest, stock: 'QD KD' })))).toBe(false);
    expect(isWon(finishGame(createState({ ...rest, home: 'KS KH QC JD', stock: 'QD KC KD' })))).toBe(false);
    expect(isWon(finishGame(createState({ ...rest, home: 'KS KH QC JD', stock: 'KD QD KC' })))).toBe(true);
  });

  it('KLO9 always completes, for any table without hidden cards', () => {
    fc.assert(
      fc.property(openTables, (table) => {
        const won = finishGame(table);
        expect(isWon(won)).toBe(true);
        expect(won.talon).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
