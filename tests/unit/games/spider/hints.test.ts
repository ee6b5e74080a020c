// Follows and explains the hints of Spider.
import { describe, expect, it } from 'vitest';
import { createTestPlay } from '#tests/bots/play-by-rules.ts';
import { hints } from '#app/games/spider/hints.ts';
import { rules } from '#app/games/spider/rules/rules.ts';
import type { SpiderMove } from '#app/games/spider/rules/moves.ts';
import { isWon, type SpiderState } from '#app/games/spider/rules/table.ts';
import { createMove, createState, DEAL } from './test-table.ts';

const { after } = createTestPlay(rules);
const RUN = 'KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S';

/** A column that no card can join. */
const KING = 'KC';
const fill = (...columns: readonly string[]) => [...columns, ...Array.from({ length: 10 - columns.length }, () => KING)];

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
    const wins = [1, 2, 3, 4, 5, 6].filter((seed) => isWon(followHints(rules.start({ suits: 1 }, seed))));
    expect(wins.length).toBeGreaterThanOrEqual(3);
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

  it('end with the game', () => {
    const won = { ...createState({ columns: ['9H', 'TH'] }), runs: Array.from({ length: 8 }, () => []) };
    expect(hints.moves(won)).toEqual([]);
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
