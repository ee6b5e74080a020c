// Follows and explains the hints of Spider, and searches the move that lost a game.
import { describe, expect, it } from 'vitest';
import { createTestPlay } from '#tests/games/play-by-rules.ts';
import { hints, isUndecided } from '#app/games/spider/hints.ts';
import { rules } from '#app/games/spider/rules/rules.ts';
import type { SpiderMove } from '#app/games/spider/rules/moves.ts';
import { createDeal, createTable, isWon, type SpiderState } from '#app/games/spider/rules/table.ts';
import { createMove, createState, DEAL } from './test-table.ts';
import { game } from '#app/games/spider/game.ts';
import { createHints } from '#app/games/spider/solver/line-hints.ts';
import { findLongWayOn, judge, PROOF_LIMITS } from '#app/games/spider/solver/solver.ts';
import { text } from '#app/games/spider/text.ts';
import { explained } from '#app/games/spider/solver/turning-point.ts';
import { createLostGame, parseMoves } from '#tests/unit/card-kit/solver/lost-game.ts';

const { after } = createTestPlay(rules);
const { signal } = new AbortController();
const never = () => Promise.reject(new Error('No search is needed'));
const RUN = 'KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S';

/** A column that no card can join. */
const KING = 'KC';
const fill = (...columns: readonly string[]) => [...columns, ...Array.from({ length: 10 - columns.length }, () => KING)];

/** More than a quick search sees: the way to the next card takes five moves. */
const LONG_WAY = [
  '4D 5D | 9C 8C 7C 6C 5D 4D 3D 2D 5D 4C 3D 2D AD',
  'KD QD JD TD 9D 8D 7D 6D 5C 4C 3C 2C AC',
  '6D',
  '6C 5C 4D 3D 2D AD',
  '',
  '8D 3C KC | JD KD QD JD TC 9D 8D 7D 6D',
  '2C AC',
  'KD QD JC TC 9C 8C',
  '',
  'AD 7D TD QC | 7C KC QC JC TD 9D',
];

/** The same without an empty column. */
const MANY_POSITIONS = [
  '7C',
  '4D AD AD | 2C',
  'QC JC',
  '9C 8C 7C 6C 5C 4C',
  'KD QD JD TD 9D 8D 7D',
  '9C',
  '3C 5C QD | 6D KC TC 6C 5D 4C 3C 2C AC',
  'TC 3D | 8C KD AC JD TD 9D 8D 7D 6D 5D 4D 3D 2D',
  '2D',
  'KC QC JC',
];

function getFirstReason(state: SpiderState): string | null {
  const [first] = hints.moves(state);
  return first ? hints.why(state, first) : null;
}

/** Plays every first hint; fails if a table repeats. */
function followHints(start: SpiderState): SpiderState {
  const seen = new Set<string>();
  let state = start;
  for (let [move] = hints.moves(state); move; [move] = hints.moves(state)) {
    const key = JSON.stringify({ ...state, moves: 0 });
    if (seen.has(key)) throw new Error('The hints lead back');
    seen.add(key);
    state = after(state, move);
  }
  return state;
}

describe('SPI10 hints', () => {
  it('never meet a position twice, and win half of the deals with one suit', () => {
    const wins = [4, 5, 6, 7].filter((seed) => isWon(followHints(rules.start({ suits: 1 }, seed))));
    expect(wins.length).toBeGreaterThanOrEqual(2);
  });

  it.each<[string, readonly string[], readonly SpiderMove[]]>([
    ['prefer a card of the same suit to one of another', fill('5C 9H', 'TS', 'TH'), [createMove(0, 2)]],
    ['complete a run before anything else', fill(RUN, 'AS', '5C | 9H', 'TS'), [createMove(1, 0)]],
    ['prefer the shorter way, and list the others after it', fill('5C | 9H', 'TH', 'TD'), [createMove(0, 1), createMove(0, 2)]],
    ['take a detour of one move: the 9 leaves before the 10 joins its suit', fill('TH 9C', 'JH', ''), [createMove(0, 2)]],
  ])('%s', (_, columns, moves) => {
    expect(hints.moves(createState({ columns })).slice(0, moves.length)).toEqual(moves);
  });

  it('do not know hidden cards', () => {
    // The queen could join the king once it is turned up.
    const [left, right] = [
      ['QH', '2S'],
      ['2S', 'QH'],
    ].map(([first, second]) => hints.moves(createState({ columns: fill(`${first} | 9C`, 'TD', `${second} | 6C`, '7D', 'KH') })));
    expect(left).toEqual(right);
  });

  it.each([
    ['a next move that the first allows', ['TH 9C', 'JH', ''], '9 of clubs goes to an empty column. The next move empties a column.'],
    ['no other next move', ['6C 9H', 'TH', 'KD 3D', '4D'], '9 of hearts goes onto 10 of hearts and joins its suit.'],
  ])('name %s', (_, columns, reason) => {
    expect(getFirstReason(createState({ columns: fill(...columns) }))).toBe(reason);
  });

  it('search further than two moves for the next card that turns up', () => {
    const buried = createState({ columns: fill('4C | 9H 5C 2D', '', '', '') });
    const [first] = hints.moves(buried);
    expect(first).toEqual(createMove(0, 1));
    expect(hints.why(buried, first!)).toBe('2 of diamonds goes to an empty column and uncovers the card below.');
    expect(followHints(buried).hidden).not.toContain(1);
  });

  it('follow a long way on where the quick search gives up', async () => {
    const open = createState({ columns: LONG_WAY });
    expect(isUndecided(open)).toBe(true);
    const findHint = createHints((state) => Promise.resolve(findLongWayOn(state, 2000)));
    let state = open;
    const countHidden = ({ hidden }: SpiderState) => hidden.reduce((sum, count) => sum + count, 0);
    for (let count = 0; count < 5; count += 1) state = after(state, (await findHint(state, signal)) ?? hints.moves(state)[0]!);
    expect(countHidden(state)).toBeLessThan(countHidden(open));
    expect(await createHints(never)(createState({ columns: fill('9H', 'TH') }), signal)).toBeNull();
  });

  it('name only one of several empty columns', () => {
    expect(hints.moves(createState({ columns: fill('TH 9C', 'JH', '', '') }))).not.toContainEqual(createMove(0, 3));
  });

  it('do not move a whole column to an empty one', () => {
    expect(hints.moves(createState({ columns: ['9H', ''] }))).toEqual([]);
  });

  const stock = 'AS AS AS AS AS AS AS AS AS AS';

  it('fill empty columns before a deal, and deal after all useful moves', () => {
    const columns = Array.from({ length: 9 }, () => 'KC QC');
    const [move] = hints.moves(createState({ columns, stock }));
    expect(move).toMatchObject({ type: 'move', to: 9, count: 1 });
    expect(hints.moves(createState({ columns: [...columns, 'KC QC'], stock }))).toEqual([DEAL]);
    expect(hints.moves(createState({ columns: [...columns, ''] }))).toEqual([]);
    expect(hints.moves(createState({ columns: fill('5C | 9H', 'TH'), stock })).at(-1)).toEqual(DEAL);
  });

  it.each([
    ['the suit', ['5C 9H', 'TH'], createMove(0, 1), '9 of hearts goes onto 10 of hearts and joins its suit.'],
    ['the order', ['5C 9H', 'TS'], createMove(0, 1), '9 of hearts goes onto 10 of spades and builds down.'],
    ['a card that turns up', ['5C | 9H', 'TS'], createMove(0, 1), '9 of hearts goes onto 10 of spades and turns up a card.'],
    ['a card that is uncovered', ['5C 9H', ''], createMove(0, 1), '9 of hearts goes to an empty column and uncovers the card below.'],
    ['a complete run', [RUN, 'AS'], createMove(1, 0), 'Ace of spades goes onto 2 of spades and completes a run.'],
    ['a column that is emptied', ['9H', 'TS'], createMove(0, 1), '9 of hearts goes onto 10 of spades and empties a column.'],
  ])('name %s', (_, columns, move, reason) => {
    expect(hints.why(createState({ columns: fill(...columns) }), move)).toBe(reason);
  });

  it('name the deal, and a card that goes to its best place', () => {
    const state = createState({ columns: fill('9H', 'TS') });
    expect(hints.why(state, DEAL)).toMatch(/Deal/);
    expect(hints.why(state, { type: 'send', from: 0, count: 1 })).toMatch(/^9 of hearts /);
  });
});

const find = createLostGame(rules, explained, (state: SpiderState) => judge(state, { positions: 2000, kept: 60 }));
const MOVES = parseMoves(
  '4-1 d 2-0 0-1-2 0-8 7-0 4-1 1-6-4 6-4-5 8-7-2 7-4-3 3-7 5-8 9-1 d 1-3 7-4 1-3-3 4-7 5-4 d 1-4 5-4 6-2 2-7-2 7-6-3 2-0 9-7 6-3-4 3-6-5 1-6 3-7-5 6-7-4 2-8 d 9-1 1-2-2 2-5-3 3-4 d 3-1 7-3 2-7 9-5 3-5-2 0-7 4-9 1-7-2 8-4 1-9 5-0-3 0-5-3 3-8',
  DEAL,
);
const LAST = 8;
const first = after(createTable({ suits: 1 }, createDeal(1, 18)), ...MOVES.slice(0, -LAST));

it.each([
  ['every position was seen', fill('6S 5D', '6C'), 'No more useful moves.'],
  ['a column is empty', ['9H', ''], 'Runs: 0 of 8'],
  ['the search was cut off', MANY_POSITIONS, 'Runs: 0 of 8'],
])('SPI14 gives up only without an empty column and after a complete search: %s', (_, columns, status) => {
  expect(text.status({ ...createState({ columns }), moves: 1 })).toBe(status);
});

it('SPI14 names the move that lost a deal, and what it blocked', async () => {
  expect(text.status(after(first, ...MOVES.slice(-LAST)))).toBe('No more useful moves.');
  expect(text.status(first)).toMatch(/^Runs: /);
  expect(await find(first, MOVES.slice(-LAST))).toEqual({
    index: 4,
    why: "After the 3 of spades went onto 4 of spades, another 3 of spades couldn't go there.",
  });
});

it('SPI14 gives up in the end, and searches deals of one suit alone', () => {
  expect(judge(rules.start({ suits: 2 }, 3), { positions: 5, kept: 2 })).toBeNull();
  expect(game.rules.variants.map(({ options }) => game.turningPoints?.supports?.(options))).toEqual([true, false, false]);
});

it('SPI12 the solver of the proofs wins a deal by legal moves', () => {
  const start = rules.start(rules.variants[0].options, 0);
  const moves = judge(start, PROOF_LIMITS);
  if (moves === null || moves === 'lost') throw new Error('The solver finds no moves');
  expect(rules.outcome(after(start, ...moves))).toEqual({ result: 'won' });
});
