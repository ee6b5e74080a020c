import { describe, expect, it } from 'vitest';
import { formatLine } from '#app/game-kit/lib/figures.ts';
import { game } from '#app/games/memory/game.ts';
import { text } from '#app/games/memory/text.ts';
import { createTestPlay } from '#tests/games/play-by-rules.ts';
import { getColumnCount, FACES, type Deck } from '#app/games/memory/rules/deck.ts';
import { countPairs, rules, type MemoryMove, type MemoryState } from '#app/games/memory/rules/rules.ts';
import { isEarlyPress } from '#app/games/memory/view/use-early-press.ts';

const TWELVE = rules.variants[0].options;
/** Pairs in order: cards 1 and 2 are apricots, 3 and 4 cheese, and so on. */
const SORTED: Deck = FACES.slice(0, 6).flatMap((face) => [face, face]);

const { after, announce, isRefused, advance, refusal, waitBeats } = createTestPlay(rules, text);
const createMove = (card: number): MemoryMove => ({ type: 'turn', card });

function turnCards(...cards: readonly number[]): MemoryState {
  return after({ ...rules.start(TWELVE, 1), deck: SORTED }, ...cards.map(createMove));
}

/** Returns the announcement of the last card. */
const getAnnouncement = (...cards: readonly number[]) => announce(turnCards(...cards.slice(0, -1)), createMove(cards.at(-1) ?? 0));

describe('the deal', () => {
  it('MEM1 is four columns wide, or six with thirty cards', () => {
    const widths = rules.variants.map(({ options }) => getColumnCount(rules.start(options, 5).deck));
    expect(widths).toEqual([4, 4, 6, 4]);
  });
});

describe('a turn', () => {
  it('MEM3 shows one card, then the second, which makes it a move', () => {
    expect(turnCards(4)).toMatchObject({ open: [4], moves: 0 });
    expect(turnCards(4, 8)).toMatchObject({ open: [4, 8], moves: 1 });
  });

  it.each([
    ['an open card', turnCards(4), 4, 'That card is already face up.'],
    ['one of two open cards', turnCards(4, 8), 4, 'That card is already face up.'],
    ['a matched card', turnCards(0, 1), 1, 'You already matched that card.'],
    ['a card that is not there', turnCards(), 12, "There's no such card."],
    ['a negative card', turnCards(), -1, "There's no such card."],
    ['a fractional card', turnCards(), 1.5, "There's no such card."],
    ['no number', turnCards(), Number.NaN, "There's no such card."],
  ])('MEM4 refuses %s and counts nothing', (_, state, card, why) => {
    expect(refusal(state, createMove(card))).toBe(why);
  });

  it('MEM5 blocks all cards for a second while two different ones are open', () => {
    const looking = turnCards(0, 2);
    for (let card = 0; card < 12; card += 1) expect(isRefused(looking, createMove(card))).toBe(true);
    expect(refusal(looking, createMove(5))).toBe('Only two cards at a time.');
    expect(rules.dueInMs?.(looking)).toBe(1000);
    expect(advance(looking, 999)).toBe(looking);
    const closed = advance(looking, 1000);
    expect([closed.open, closed.moves]).toEqual([[], 1]);
    expect(rules.dueInMs?.(closed)).toBeNull();
    expect(after(closed, createMove(5)).open).toEqual([5]);
  });

  it('MEM5 turns both cards back once, however late the time passes', () => {
    expect(rules.advance?.(turnCards(0, 2), 60_000)).toEqual({
      state: { ...turnCards(0, 2), open: [] },
      events: [{ type: 'turned-back' }],
    });
  });

  it.each([[[]], [[7]], [[2, 3]]])('MEM6 MEM9 has no timeout with the cards %j', (cards) => {
    const state = turnCards(...cards);
    expect(rules.dueInMs?.(state)).toBeNull();
    expect(advance(state, 60_000)).toBe(state);
  });
});

describe('the end', () => {
  it('MEM7 comes with the sixth pair, and announces the number of moves', () => {
    let state = waitBeats(turnCards(0, 2));
    for (let card = 0; card < 12; card += 1) {
      expect(rules.outcome(state)).toBeNull();
      state = after(state, createMove(card));
    }
    expect(rules.outcome(state)).toEqual({ result: 'won' });
    expect(text.status(state)).toBe('You won in 7 moves!');
    expect(refusal(state, createMove(3))).toBe('This game is over.');
  });

  it.each([
    ['nothing is known', [0, 2], 0],
    ['the partner of the second card was seen, which is luck', [0, 2, 4, 1], 0],
    ['the partner of the first card was seen', [0, 2, 1, 4], 1],
    ['only the first card itself was seen', [0, 2, 0, 4], 0],
    ['it happens twice', [0, 2, 1, 4, 3, 1], 2],
    ['the pairs are found', [0, 2, 1, 0, 3, 2], 0],
  ])('MEM14 counts cards whose partner was forgotten: %s', (_, cards, count) => {
    const turn = (state: MemoryState, card: number) => waitBeats(after(state, createMove(card)));
    expect(cards.reduce(turn, turnCards()).forgotten).toBe(count);
  });

  it('MEM14 tells a single player in one line', () => {
    const summarize = (forgotten: number) => game.results?.summary?.({ ...turnCards(), forgotten })?.map(formatLine);
    expect(summarize(0)).toEqual(['You remembered every card you saw.']);
    expect(summarize(1)).toEqual(['Missed: 1 card you had already seen']);
    expect(summarize(2)).toEqual(['Missed: 2 cards you had already seen']);
  });
});

describe('two players', () => {
  const two = { ...rules.start({ pairs: 6, players: 2 }, 1), deck: SORTED } as const;

  it('take turns: a pair earns another turn, two different cards end it', () => {
    const found = after(two, createMove(0), createMove(1));
    expect([found.next, countPairs(found, 1), countPairs(found, 2)]).toEqual([1, 1, 0]);
    expect(text.status(found)).toBe('Player 1, your turn');
    const missed = waitBeats(after(found, createMove(2), createMove(4)));
    expect(missed.next).toBe(2);
    expect(countPairs(after(missed, createMove(2), createMove(3)), 2)).toBe(1);
    expect(announce(after(found, createMove(2)), createMove(4))).toMatch(/^Not a match: .+ Player 2, your turn$/);
  });

  it('end with the most pairs, and count a win for neither player alone', () => {
    const pass = (state: MemoryState) => waitBeats(after(state, createMove(10), createMove(8)));
    const all = (state: MemoryState, ...pairs: number[]) =>
      after(state, ...pairs.flatMap((pair) => [createMove(2 * pair), createMove(2 * pair + 1)]));
    expect(rules.outcome(all(two, 0, 1, 2, 3, 4, 5))).toEqual({ result: 'over', id: 'player-1' });
    expect(rules.outcome(all(pass(two), 0, 1, 2, 3, 4, 5))).toEqual({ result: 'over', id: 'player-2' });
    expect(game.results?.summary?.(all(pass(all(two, 0)), 1, 2, 3, 4, 5))?.map(formatLine)).toEqual([
      'Player 1: 1 pair',
      'Player 2: 5 pairs',
    ]);
    const draw = all(pass(all(two, 0, 1, 2)), 3, 4, 5);
    expect(rules.outcome(draw)).toEqual({ result: 'draw', id: 'draw' });
    expect(text.status(draw)).toBe("It's a draw!");
    expect(rules.variants.map(({ options }) => game.results?.isWinnable?.(options))).toEqual([true, true, true, false]);
  });
});

describe('texts', () => {
  it.each([
    [[], 'Find all 6 pairs.'],
    [[0, 2], 'Find all 6 pairs.'],
    [[0, 1, 4], 'Pairs: 1 of 6'],
    [[0, 1, 2, 3], 'Pairs: 2 of 6'],
  ])('show after the cards %j the status %s', (cards, status) => {
    expect(text.status(turnCards(...cards))).toBe(status);
  });

  it.each([
    [[4], 'Card 5, mouse'],
    [[4, 8], 'Not a match: mouse and castle, cards 5 and 9'],
    [[8, 4], 'Not a match: castle and mouse, cards 9 and 5'],
    [[0, 1, 10, 11], 'Pair: star, 2 of 6'],
    [[...SORTED.keys()], 'Pair: star, 6 of 6. You won in 6 moves!'],
  ])('announce the cards %j', (cards, sentence) => {
    expect(getAnnouncement(...cards)).toBe(sentence);
  });

  it('announce nothing when two cards turn back', () => {
    expect(announce(turnCards(0, 2), 1000)).toBeNull();
  });
});

const MISMATCH: MemoryState = { ...turnCards(), open: [0, 1], matched: [2, 3] };

it.each<[string, MemoryState, number, boolean]>([
  ['a closed card is kept', MISMATCH, 4, true],
  ['an open card is not', MISMATCH, 1, false],
  ['a matched card is not', MISMATCH, 2, false],
  ['a card is turned at once while only one is open', { ...MISMATCH, open: [0] }, 4, false],
])('MEM5 %s', (_, state, card, expected) => {
  expect(isEarlyPress(state, card)).toBe(expected);
});
