import { expect, it } from 'vitest';
import { formatLine } from '#app/game-kit/lib/figures.ts';
import { getRank, getSuit } from '#app/card-kit/rules/cards.ts';
import { findBestPlace, findTargets, listLegalMoves, type SpiderMove } from '#app/games/spider/rules/moves.ts';
import { rules } from '#app/games/spider/rules/rules.ts';
import { createPack, getScore, STOCK, type SpiderState } from '#app/games/spider/rules/table.ts';
import { createTestPlay } from '#tests/games/play-by-rules.ts';
import { parseCards } from '#tests/unit/card-kit/rules/parse-cards.ts';
import { createMove, createState, DEAL } from './test-table.ts';
import { game } from '#app/games/spider/game.ts';
import { text } from '#app/games/spider/text.ts';

const { after, announce, isRefused, refusal, toasts } = createTestPlay(rules, text);
const TEN_KINGS = Array.from({ length: 10 }, () => 'KH');
const RUN = 'KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S';

it.each(rules.variants.map(({ label, options }) => [label, options] as const))(
  'SPI1 %s: 54 cards on ten columns, 50 in the stock',
  (_, options) => {
    const state = rules.start(options, 7);
    expect(state.columns.map((cards) => cards.length)).toEqual([6, 6, 6, 6, 5, 5, 5, 5, 5, 5]);
    expect(state.hidden).toEqual([5, 5, 5, 5, 4, 4, 4, 4, 4, 4]);
    expect(state.stock).toHaveLength(50);
  },
);

it.each([1, 2, 4] as const)('SPI1 a pack of %i suits has eight cards of each rank, spread evenly over the suits', (suits) => {
  const pack = createPack(suits);
  const count = <Key>(getKey: (card: number) => Key) => [...Map.groupBy(pack, getKey).values()].map((cards) => cards.length);
  expect(new Set(pack).size).toBe(104);
  expect(count(getRank)).toEqual(Array.from({ length: 13 }, () => 8));
  expect(count(getSuit)).toEqual(Array.from({ length: suits }, () => 104 / suits));
});

it('SPI2 a card goes on any card one rank higher, or on an empty column', () => {
  const state = createState({ columns: ['9H', 'TS', '', 'JD'] });
  expect(after(state, createMove(0, 1)).columns[1]).toEqual(parseCards('TS 9H'));
  expect(after(state, createMove(0, 2)).columns[2]).toEqual(parseCards('9H'));
  expect(refusal(state, createMove(0, 3))).toBe("9 of hearts can't go on Jack of diamonds.");
  expect(refusal(state, createMove(0, STOCK))).toBe('Cards only go to columns.');
  expect(refusal(state, createMove(2, 1))).toBe('No card to move.');
  expect(isRefused(state, createMove(STOCK, 2))).toBe(true);
  expect(isRefused(state, createMove(0, 1, 0))).toBe(true);
  expect(isRefused(state, createMove(0, 1, 0.5))).toBe(true);
});

it('SPI3 only a run of one suit moves together, and hidden cards never do', () => {
  const state = createState({ columns: ['2C | TS 9S 8S', 'JH', 'JC TH 9S'] });
  expect(after(state, createMove(0, 1, 3)).columns[1]).toEqual(parseCards('JH TS 9S 8S'));
  expect(refusal(state, createMove(2, 1, 2))).toBe('Only cards of one suit, in order, move together.');
  expect(isRefused(state, createMove(0, 1, 4))).toBe(true);
});

it('SPI4 the card that a move uncovers turns up', () => {
  const state = createState({ columns: ['2C | TS', 'JH'] });
  expect(after(state, createMove(0, 1)).hidden[0]).toBe(0);
});

it('SPI5 a complete run leaves the table and scores 100; the eighth wins', () => {
  const state = createState({ columns: [`5D | ${RUN}`, 'AS'] });
  const done = after(state, createMove(1, 0));
  expect(done.columns[0]).toEqual(parseCards('5D'));
  expect(done.runs).toEqual([parseCards(`${RUN} AS`)]);
  expect(getScore(done) - getScore(state)).toBe(99);
  const last = { ...state, runs: Array.from({ length: 7 }, () => parseCards(`${RUN} AS`)) };
  expect(rules.outcome(after(last, createMove(1, 0)))).toEqual({ result: 'won' });
  expect(refusal(after(last, createMove(1, 0)), createMove(0, 1))).toBe('This game is over.');
  expect(listLegalMoves(after(last, createMove(1, 0)))).toEqual([]);
});

it('SPI6 a deal puts one card on each column, but not while one is empty', () => {
  const stock = 'AS 2S 3S 4S 5S 6S 7S 8S 9S TS';
  const full = createState({ columns: TEN_KINGS, stock });
  expect(after(full, DEAL).columns.map((cards) => cards.length)).toEqual(Array.from({ length: 10 }, () => 2));
  expect(after(full, DEAL).stock).toEqual([]);
  expect(refusal(after(full, DEAL), DEAL)).toBe('Nothing left to deal.');
  expect(refusal(createState({ columns: ['KH QH', ...Array.from({ length: 8 }, () => 'KH')], stock }), DEAL)).toBe(
    'Fill every empty column first.',
  );
});

it('SPI6 a deal can complete runs', () => {
  const state = createState({ columns: Array.from({ length: 10 }, () => RUN), stock: 'AS AS 9H AS AS AS AS AS AS AS' });
  expect(after(state, DEAL).runs).toHaveLength(9);
  expect(after(state, DEAL).columns.map((cards) => cards.length)).toEqual([0, 0, 13, 0, 0, 0, 0, 0, 0, 0]);
});

it('SPI6 a deal is possible with empty columns once too few cards are left to fill them', () => {
  const stock = 'AS 2S 3S 4S 5S 6S 7S 8S 9S TS';
  expect(isRefused(createState({ columns: ['KH QH'], stock }), DEAL)).toBe(false);
});

it('SPI7 the score is 500, less one a move', () => {
  const state = rules.start(rules.variants[0].options, 3);
  expect(getScore(state)).toBe(500);
  expect(getScore(after(state, DEAL, DEAL))).toBe(498);
});

it('SPI8 a tap prefers the same suit, then longer runs, then other suits, then an empty column', () => {
  const state = createState({ columns: ['9H', '', 'TS', 'JH TH', 'TH'] });
  expect(findTargets(state, 0, 1)).toEqual([3, 4, 2, 1, 5, 6, 7, 8, 9]);
  expect(after(state, { type: 'send', from: 0, count: 1 }).columns[3]).toEqual(parseCards('JH TH 9H'));
  expect(findTargets(createState({ columns: ['9D', '', 'TS'] }), 0, 1)[0]).toBe(2);
});

it('SPI8 a tap moves cards to an empty column, but never a whole one', () => {
  const state = createState({ columns: ['KS 9H', ''] });
  expect(findBestPlace(state, 0, 1)).toBe(1);
  expect(findBestPlace(createState({ columns: ['9H', 'TS'] }), 0, 1)).toBe(1);
  expect(findBestPlace(createState({ columns: ['9H'] }), 0, 1)).toBeNull();
  expect(refusal(createState({ columns: ['9H'] }), { type: 'send', from: 0, count: 1 })).toBe('9 of hearts has nowhere to go.');
});

it('SPI9 every move that the rules accept is legal', () => {
  const state = createState({
    columns: ['5C | 9H 8H', 'TS', '9S', ...Array.from({ length: 7 }, () => 'KS')],
    stock: 'AS AS AS AS AS AS AS AS AS AS',
  });
  expect(listLegalMoves(state)).toEqual([DEAL, createMove(0, 1, 2), createMove(0, 2), createMove(2, 1)]);
});

it('SPI9 a game is lost only without any legal move', () => {
  const lost = createState({ columns: TEN_KINGS });
  expect(rules.outcome(lost)).toEqual({ result: 'lost' });
  expect(refusal(lost, createMove(0, 1))).toBe('This game is over.');
  expect(rules.outcome(createState({ columns: ['KH'] }))).toBeNull();
});

const almost = createState({ columns: [RUN, 'AS', '5C | 9H', 'TD'], stock: '2C 2C 2C 2C 2C 2C 2C 2C 2C 2C' });

function withRuns(state: SpiderState, count: number): SpiderState {
  return { ...state, runs: Array.from({ length: count }, () => []) };
}

const KINGS = createState({ columns: TEN_KINGS, stock: '2C 2C 2C 2C 2C 2C 2C 2C 2C 2C' });

it.each<[string, SpiderState, SpiderMove, RegExp]>([
  ['the target and the card that turned up', almost, createMove(2, 3), /^Moved 9 of hearts onto 10 of diamonds, turned up 5 of clubs$/],
  ['several cards', createState({ columns: ['KC 9H 8H', ''] }), createMove(0, 1, 2), /^Moved 9 of hearts and 1 more to empty column 2$/],
  ['a complete run', almost, createMove(1, 0), /^Moved Ace of spades onto 2 of spades, a run of spades is complete$/],
  ['the win with the score', withRuns(almost, 7), createMove(1, 0), /^You won! .* 1,299$/],
  ['a deal, and the end', KINGS, DEAL, /^Dealt 10 cards, one to each column\. No more moves\.$/],
])('announcements name %s', (_, state, move, sentence) => {
  expect(announce(state, move)).toMatch(sentence);
});

it('the status says how many runs are complete, and how the game ended', () => {
  expect(text.status(rules.start({ suits: 1 }, 1))).toBe('New deal');
  expect(text.status({ ...withRuns(almost, 3), moves: 1 })).toBe('Runs: 3 of 8');
  expect(text.status(withRuns(almost, 8))).toBe('You won!');
  expect(text.status(createState({ columns: TEN_KINGS }))).toBe('No more moves.');
});

it('a complete run is celebrated, but the last one is not: the result follows', () => {
  expect(toasts(almost, createMove(1, 0))).toMatchObject([{ detail: expect.stringMatching(/^1 of 8/) as string }]);
  expect(toasts(almost, createMove(2, 3))).toEqual([]);
  expect(toasts(withRuns(almost, 7), createMove(1, 0))).toEqual([]);
});

it('a result counts the runs, and is close with one left', () => {
  const { summary, isClose } = game.results ?? {};
  expect(summary?.(withRuns(almost, 7))?.map(formatLine)).toEqual(['Runs: 7 of 8', 'Moves: 0']);
  expect([6, 7, 8].map((runs) => isClose?.(withRuns(almost, runs)))).toEqual([false, true, false]);
});
