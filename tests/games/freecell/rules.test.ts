import { describe, expect, it } from 'vitest';
import { formatLine } from '#app/game-kit/lib/figures.ts';
import { getRank, getSuit, SUITS } from '#app/card-kit/rules/cards.ts';
import { canFinish } from '#app/games/freecell/rules/changes.ts';
import { createDeal, DEAL_COUNT, pickDeal, UNWINNABLE_DEAL } from '#app/games/freecell/rules/deal.ts';
import { findBestPlace, findTargets, getMoveCapacity, listLegalMoves } from '#app/games/freecell/rules/moves.ts';
import { rules } from '#app/games/freecell/rules/rules.ts';
import { PILE_COUNT, createTable } from '#app/games/freecell/rules/table.ts';
import { cardGame } from '#app/games/freecell/view/layout.ts';
import { createTestPlay } from '#tests/games/play-by-rules.ts';
import { parseCards } from '#tests/unit/card-kit/rules/parse-cards.ts';
import { createMove, createState, getCell, HEARTS, SPADES } from './test-table.ts';
import { parseLink } from '#app/game-kit/session/game-link.ts';
import { getDealLink, parseDealNumber } from '#app/games/freecell/view/deal-picker.tsx';
import { game } from '#app/games/freecell/game.ts';
import { text } from '#app/games/freecell/text.ts';

const { after, advance, announce, events, isRefused, refusal, waitBeats } = createTestPlay(rules, text);

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
  expect(pickDeal(0)).toBe(1);
  expect(rules.start(null, 617).deal).toBe(617);
});

it('FRE3 columns go down by one in alternating colors, and an empty one takes any card', () => {
  const state = createState({ columns: ['9H', 'TS', 'TD', ''] });
  expect(after(state, createMove(0, 1)).columns[1]).toEqual(parseCards('TS 9H'));
  expect(after(state, createMove(0, 3)).columns[3]).toEqual(parseCards('9H'));
  expect(refusal(state, createMove(0, 2))).toBe("9 of hearts can't go on 10 of diamonds.");
  expect(refusal(state, createMove(0, PILE_COUNT))).toMatch(/^Cards go to a column/);
  expect(refusal(state, createMove(0, -1))).toMatch(/can't go/);
  expect(refusal(state, createMove(3, 1))).toBe('No card to move.');
  expect(isRefused(state, createMove(0, 1, 0))).toBe(true);
  expect(isRefused(state, createMove(0, 1, 0.5))).toBe(true);
});

it('FRE4 a free cell holds one card, which comes back to a column or a foundation', () => {
  const state = createState({ columns: ['9H', 'TS'], cells: '2S' });
  const held = after(state, createMove(0, getCell(2)));
  expect(held.cells.slice(0, 2)).toEqual(parseCards('2S 9H'));
  expect(after(held, createMove(getCell(2), 1)).columns[1]).toEqual(parseCards('TS 9H'));
  expect(refusal(state, createMove(0, getCell(1)))).toBe('A free cell holds one card.');
  expect(refusal(state, createMove(getCell(1), getCell(2)))).toBe('That card is already in a free cell.');
  expect(refusal(createState({ columns: ['9H 8S'] }), createMove(0, getCell(1), 2))).toBe('A free cell holds one card.');
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
  const full = createState({ columns: columns([]), cells: '2S 2H 2C 2D' });
  expect(refusal(full, createMove(0, 1, 5))).toBe('You only have room to move one card.');
  expect(isRefused(createState({ columns: ['8H', '7S', ...columns([]).slice(2)], cells: '2S 2H 2C 2D' }), createMove(1, 0))).toBe(false);
});

it('FRE6 a foundation takes its own suit from ace to king, and gives no card back', () => {
  const state = createState({ columns: ['2S AS', 'AH'], home: '' });
  const home = after(state, createMove(0, SPADES), createMove(0, SPADES));
  expect(home.foundations[0]).toBe(parseCards('2S')[0]);
  expect(refusal(state, createMove(1, SPADES))).toBe('This foundation is for spades.');
  expect(refusal(home, createMove(SPADES, 3))).toBe('Cards stay on the foundations.');
  expect(refusal(createState({ columns: ['2H'] }), createMove(0, HEARTS))).toBe('Foundations start with an ace.');
  expect(refusal(createState({ columns: ['4S'], home: '2S' }), createMove(0, SPADES))).toBe("4 of spades doesn't follow 2 of spades.");
  expect(refusal(createState({ columns: ['3H 2S'], home: 'AS' }), createMove(0, SPADES, 2))).toMatch(/one card at a time/);
  expect(events(createState({ columns: ['KS', '2H'], home: 'QS' }), createMove(0, SPADES)).at(-1)).toEqual({
    type: 'completed',
    foundation: SPADES,
  });
});

it('FRE7 a tap prefers the foundation, then a column, then a free cell, then an empty column', () => {
  const state = createState({ columns: ['5D AS', '2H', '2D', '', ...Array.from({ length: 4 }, () => 'KS')] });
  expect(findTargets(state, 0, 1)).toEqual([SPADES, 1, 2, getCell(1), getCell(2), getCell(3), getCell(4), 3]);
  expect(after(state, { type: 'send', from: 0, count: 1 }).foundations[0]).toBe(parseCards('AS')[0]);
});

it('FRE7 a tap moves cards to an empty column, but never a whole one', () => {
  const cells = '2S 3S 4S 5S';
  const whole = createState({ columns: ['9H'], cells });
  expect(findBestPlace(whole, 0, 1)).toBeNull();
  expect(refusal(whole, { type: 'send', from: 0, count: 1 })).toBe('9 of hearts has nowhere to go.');
  expect(findBestPlace(createState({ columns: ['KC 9H', ''], cells }), 0, 1)).toBe(1);
  expect(findBestPlace(createState({ columns: ['9H', 'TS'], cells }), 0, 1)).toBe(1);
  expect(findBestPlace(createState({ columns: [''], cells }), getCell(1), 1)).toBe(0);
});

it('FRE8 finishes by itself once no card lies on a lower one', () => {
  const state = createState({ columns: ['KS QS', 'KH', 'KC', 'KD'], home: 'JS QH QC QD' });
  expect(canFinish(createState({ columns: ['QS KS'] }))).toBe(false);
  expect(rules.dueInMs?.(createState({ columns: ['QS KS'] }))).toBeNull();
  expect(canFinish(createState({ columns: ['QS QH'], home: 'JS JH KC KD' }))).toBe(true);
  expect(rules.dueInMs?.(state)).toBe(500);
  expect(advance(state, 499)).toBe(state);
  expect(rules.advance?.(state, 500)).toMatchObject({ events: [{ type: 'finishing' }] });
  expect(rules.dueInMs?.(after(state, createMove(0, getCell(1))))).toBe(500);
  const finishing = waitBeats(state);
  expect(refusal(finishing, createMove(0, getCell(1)))).toMatch(/moving to the foundations/);
  expect(canFinish(finishing)).toBe(false);
  expect(listLegalMoves(finishing)).toEqual([]);
  expect(waitBeats(finishing).columns[0]).toEqual(parseCards('KS'));
  const won = waitBeats(finishing, 5);
  expect(rules.outcome(won)).toEqual({ result: 'won' });
  expect(canFinish({ ...won, isFinishing: false })).toBe(false);
  expect(listLegalMoves({ ...won, isFinishing: false })).toEqual([]);
  expect(won.moves).toBe(0);
});

it('FRE9 a game is lost only without any legal move', () => {
  expect(rules.outcome(stuck)).toEqual({ result: 'lost' });
  expect(refusal(stuck, createMove(0, 1))).toBe('This game is over.');
  expect(rules.outcome({ ...stuck, cells: stuck.cells.with(0, -1) })).toBeNull();
  expect(rules.outcome({ ...stuck, isFinishing: true })).toBeNull();
});

it('FRE8 sends the lowest card home first, also from a free cell', () => {
  const state = createState({ columns: ['4S', '', '', '3H'], cells: '3S', home: '2S 2H KC KD' });
  const [first, second] = [1, 2].map((beats) => waitBeats(state, 1 + beats).foundations);
  expect(first?.slice(0, 2)).toEqual(parseCards('3S 2H'));
  expect(second?.slice(0, 2)).toEqual(parseCards('3S 3H'));
});

it('FRE8 offers no place for a card while all go home', () => {
  const state = createState({ columns: ['4S', '', '', '3H'], home: '3S 2H KC KD' });
  expect(cardGame.findTargets(state, 0, 1)).toContain(1);
  expect(cardGame.findTargets(waitBeats(state), 0, 1)).toEqual([]);
});

it('FRE8 says that the game is won with the last card', () => {
  expect(events(createState({ columns: ['KS'], home: 'QS KH KC KD' }), createMove(0, SPADES)).at(-1)).toEqual({ type: 'won' });
});

it('FRE9 lists every legal move, but only the first of equal places', () => {
  const state = createState({ columns: ['QC 9H 8S', 'TS', '', ''], cells: '9D' });
  expect(listLegalMoves(state)).toEqual([
    createMove(0, getCell(2)),
    createMove(0, 2),
    createMove(0, 1, 2),
    createMove(0, 2, 2),
    createMove(1, getCell(2)),
    createMove(1, 2),
    createMove(getCell(1), 1),
    createMove(getCell(1), 2),
  ]);
});

it('FRE12 a typed number opens its deal', () => {
  for (const number of [1, 617, DEAL_COUNT]) {
    const link = parseLink(getDealLink(number), rules);
    expect(link.kind === 'game' && rules.start(null, link.seed).deal).toBe(number);
  }
});

it('FRE12 only a whole number from 1 to 32,000 is a deal, in the digits of any script', () => {
  for (const typed of ['617', ' 617 ', '#617', '0617', '٦١٧', '６１７']) expect(parseDealNumber(typed), typed).toBe(617);
  expect(parseDealNumber('32,000')).toBe(DEAL_COUNT);
  for (const typed of ['', ' ', '0', '-5', '32001', '1e3', '6h', '0x10', '999999999999999999999'])
    expect(parseDealNumber(typed), typed).toBeNull();
});

const almost = createState({ columns: ['KS QS'], home: 'JS KH KC KD' });
const won = waitBeats(almost, 3);
const stuck = createState({ columns: Array.from({ length: 8 }, (_, index) => (index % 2 ? 'KS' : 'KH')), cells: '2S 4S 6S 8S' });

describe('announcements', () => {
  it('name the cards of a move and their place', () => {
    const state = createState({ columns: ['2C 9H 8S', 'TS', '', '3D AS'] });
    expect(announce(state, createMove(0, 1, 2))).toBe('Moved 9 of hearts and 1 more onto 10 of spades');
    expect(announce(state, createMove(0, 2))).toBe('Moved 8 of spades to empty column 3');
    expect(announce(state, createMove(0, getCell(1)))).toBe('Moved 8 of spades to a free cell');
    expect(announce(state, createMove(3, SPADES))).toBe('Moved Ace of spades to its foundation');
  });

  it('name the last free place', () => {
    const last = { ...stuck, columns: stuck.columns.with(0, [...(stuck.columns[0] ?? []), 50]), cells: stuck.cells.with(3, -1) };
    expect(announce(last, createMove(0, getCell(4)))).toMatch(/ to a free cell\. No more moves\.$/);
  });

  it('say once that the cards go home by themselves, and then that the game is won', () => {
    expect(announce(almost, 500)).toMatch(/to the foundations$/);
    expect(announce(waitBeats(almost), 80)).toBeNull();
    expect(text.announcement?.([], { ...won, moves: 97 })).toMatch(/^You won! .* 97$/);
  });
});

it('the status counts free cells, and says how the game ended', () => {
  expect(text.status(createTable(1))).toBe('New deal');
  expect(text.status(createTable(UNWINNABLE_DEAL))).toMatch(/no one can win/);
  expect(text.status({ ...createState({ cells: '2S' }), moves: 1 })).toBe('Free cells: 3');
  expect(text.status(stuck)).toBe('No more moves.');
  expect(text.status(won)).toBe('You won!');
});

it('a result names the deal', () => {
  expect(game.results?.summary?.(createTable(617))?.map(formatLine)).toEqual(['Deal: 617']);
});
