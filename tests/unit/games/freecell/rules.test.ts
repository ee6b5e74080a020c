import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { getRank, getSuit, SUITS } from '#app/card-kit/rules/cards.ts';
import { canFinish } from '#app/games/freecell/rules/changes.ts';
import { createDeal, DEAL_COUNT, pickDeal, UNWINNABLE_DEAL } from '#app/games/freecell/rules/deal.ts';
import { findBestPlace, findTargets, getMoveCapacity, type FreeCellMove } from '#app/games/freecell/rules/moves.ts';
import { rules } from '#app/games/freecell/rules/rules.ts';
import { isWon } from '#app/games/freecell/rules/table.ts';
import { invariants } from '#tests/invariants/freecell.ts';
import { bot } from '#tests/bots/freecell.ts';
import { createTestPlay } from '#tests/bots/play-by-rules.ts';
import { parseCards } from '#tests/unit/card-kit/rules/parse-cards.ts';
import { createMove, createState, getCell, HEARTS, SPADES } from './test-table.ts';

const { after, events, isRefused, refusal, waitBeats } = createTestPlay(rules);

it('FRE1 deals the numbered deals of Microsoft', () => {
  const names = createDeal(1).map((cards) =>
    cards.map((card) => 'A23456789TJQK'[getRank(card)] + (SUITS[getSuit(card)]?.[0] ?? '').toUpperCase()),
  );
  expect(names.map((cards) => cards[0]).join(' ')).toBe('JD 2D 9H JC 5D 7H 7C 5H');
  expect(names.map((cards) => cards[1]).join(' ')).toBe('KD KC 9S 5S AD QC KH 3H');
  expect(names.map((cards) => cards.length)).toEqual([7, 7, 7, 7, 6, 6, 6, 6]);
});

it('FRE2 a seed up to 32,000 is the number of its deal; the others skip the deal without a solution', () => {
  expect([1, UNWINNABLE_DEAL, DEAL_COUNT].map(pickDeal)).toEqual([1, UNWINNABLE_DEAL, DEAL_COUNT]);
  const last = 31_998 + 31_999 * 2;
  expect([31_999 * 2, last].map(pickDeal)).toEqual([1, DEAL_COUNT]);
  expect(new Set(Array.from({ length: 31_999 }, (_, index) => pickDeal(31_999 * 2 + index))).size).toBe(31_999);
  expect(Array.from({ length: 31_999 }, (_, index) => pickDeal(31_999 * 2 + index))).not.toContain(UNWINNABLE_DEAL);
  expect(rules.start(null, 617).deal).toBe(617);
});

it('FRE3 columns go down by one in alternating colors, and an empty one takes any card', () => {
  const state = createState({ columns: ['9H', 'TS', 'TD', ''] });
  expect(after(state, createMove(0, 1)).columns[1]).toEqual(parseCards('TS 9H'));
  expect(after(state, createMove(0, 3)).columns[3]).toEqual(parseCards('9H'));
  expect(refusal(state, createMove(0, 2))).toBe("9 of hearts can't go on 10 of diamonds.");
});

it('FRE4 a free cell holds one card, which comes back to a column or a foundation', () => {
  const state = createState({ columns: ['9H', 'TS'], cells: '2S' });
  const held = after(state, createMove(0, getCell(2)));
  expect(held.cells.slice(0, 2)).toEqual(parseCards('2S 9H'));
  expect(after(held, createMove(getCell(2), 1)).columns[1]).toEqual(parseCards('TS 9H'));
  expect(refusal(state, createMove(0, getCell(1)))).toBe('A free cell holds one card.');
  expect(refusal(state, createMove(getCell(1), getCell(2)))).toBe('That card is already in a free cell.');
});

it('FRE5 as many cards move together as free cells and empty columns allow', () => {
  const run = 'JC TH 9S 8D 7C';
  const columns = (rest: readonly string[]) => [run, 'QH', ...rest, ...Array.from({ length: 6 - rest.length }, () => 'KS')];
  expect(getMoveCapacity(createState({ columns: columns([]) }), 1)).toBe(5);
  expect(getMoveCapacity(createState({ columns: columns(['']) }), 1)).toBe(10);
  expect(getMoveCapacity(createState({ columns: columns(['']) }), 2)).toBe(5);
  expect(after(createState({ columns: columns([]) }), createMove(0, 1, 5)).columns[1]).toEqual(parseCards(`QH ${run}`));
  expect(refusal(createState({ columns: columns([]), cells: '2S' }), createMove(0, 1, 5))).toBe('You only have room to move 4 cards.');
  expect(refusal(createState({ columns: ['JC TC', 'QH'] }), createMove(0, 1, 2))).toBe("Those cards can't move together.");
});

it('FRE6 a foundation takes its own suit from ace to king, and gives no card back', () => {
  const state = createState({ columns: ['2S AS', 'AH'], home: '' });
  const home = after(state, createMove(0, SPADES), createMove(0, SPADES));
  expect(home.foundations[0]).toBe(parseCards('2S')[0]);
  expect(refusal(state, createMove(1, SPADES))).toBe('This foundation is for spades.');
  expect(refusal(home, createMove(SPADES, 3))).toBe('Cards stay on the foundations.');
  expect(refusal(createState({ columns: ['2H'] }), createMove(0, HEARTS))).toBe('Foundations start with an ace.');
});

it('FRE7 a tap prefers the foundation, then a column, then a free cell, then an empty column', () => {
  const state = createState({ columns: ['5D AS', '2H', '2D', '', ...Array.from({ length: 4 }, () => 'KS')] });
  expect(findTargets(state, 0, 1)).toEqual([SPADES, 1, 2, getCell(1), getCell(2), getCell(3), getCell(4), 3]);
  expect(findBestPlace(createState({ columns: ['9H'], cells: '2S 3S 4S 5S' }), 0, 1)).toBeNull();
});

it('FRE8 finishes by itself once no card lies on a lower one', () => {
  const state = createState({ columns: ['KS QS', 'KH', 'KC', 'KD'], home: 'JS QH QC QD' });
  expect(canFinish(createState({ columns: ['QS KS'] }))).toBe(false);
  const finishing = after(state, { type: 'finish' });
  expect(isRefused(finishing, createMove(0, getCell(1)))).toBe(true);
  const won = waitBeats(finishing, 5);
  expect(isWon(won)).toBe(true);
  expect(rules.dueInMs?.(won)).toBeNull();
  expect(won.moves).toBe(0);
});

it('FRE9 a game is lost only without any legal move', () => {
  const stuck = createState({ columns: Array.from({ length: 8 }, (_, index) => (index % 2 ? 'KS' : 'KH')), cells: '2S 4S 6S 8S' });
  expect(rules.outcome(stuck)).toEqual({ result: 'lost' });
  expect(rules.outcome({ ...stuck, cells: stuck.cells.with(0, -1) })).toBeNull();
});

it('FRE11 keeps its 52 cards in any game', () => {
  fc.assert(
    fc.property(fc.nat(2 ** 32 - 1), fc.array(fc.nat(), { maxLength: 80 }), (seed, choices) => {
      let state = rules.start(null, seed);
      for (const choice of choices) {
        const moves = bot.moves(state);
        if (moves.length === 0) return;
        const move = moves[choice % moves.length] as FreeCellMove;
        const next = after(state, move);
        invariants.checkState(next);
        invariants.checkStep(state, next, move, events(state, move));
        state = next;
      }
    }),
    { numRuns: 20 },
  );
});
