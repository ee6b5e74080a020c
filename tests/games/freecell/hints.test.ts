// The hints of FreeCell that need no search.
import { describe, expect, it } from 'vitest';
import { createTestPlay } from '#tests/games/play-by-rules.ts';
import { hints } from '#app/games/freecell/hints.ts';
import { rules } from '#app/games/freecell/rules/rules.ts';
import { createMove, createState, getCell, HEARTS, SPADES } from './test-table.ts';

const { waitBeats } = createTestPlay(rules);

/** Columns that take no card, beside those that matter. */
const fill = (...columns: readonly string[]) => [...columns, ...Array.from({ length: 8 - columns.length }, () => 'KS')];

it.each([
  ['a card that nobody needs to one that frees a card', ['2C AS', 'AH 9H', 'TS'], '', '', createMove(0, SPADES)],
  ['a card that frees one for a foundation to an empty cell', ['AH 9H', 'TS', 'TC 9S', 'JH'], '8D', '', createMove(0, 1)],
  ['an empty cell to an empty column', ['9H', 'TS', '9C', '5D 6H'], '8D', '', createMove(getCell(1), 2)],
  ['an empty column to a run', ['9H', 'TS', '2C 9D', 'TC'], '', '', createMove(0, 1)],
  ['a run to a foundation card that may be needed', ['2C 9D', 'TC', '6C 5S'], '', '4S', createMove(0, 1)],
  ['a foundation card to digging', ['6C 5S', '2C 9D'], '', '4S', createMove(0, SPADES)],
  ['to dig where the fewest cards are in the way', ['2C 9D 9H', '2S 6C', '2D 4D 4H'], '', '', createMove(1, getCell(1))],
  ['to dig for the lowest card', ['3C 9D', '2C 9H', '4H 6D'], '', '', createMove(1, getCell(1))],
])('FRE10 hints prefer %s', (_, columns, cells, home, move) => {
  expect(hints.moves(createState({ columns: fill(...columns), cells, home }))[0]).toEqual(move);
});

describe('FRE10 hints', () => {
  it('tear no run apart, and move no whole column to an empty place', () => {
    expect(hints.moves(createState({ columns: ['9H 8S', '9D', '', 'KH', '', '', '', '5D 6H'] }))).not.toContainEqual(createMove(0, 1));
    expect(hints.moves(createState({ columns: ['9H', 'TD 9D', ''] })).filter((move) => 'from' in move && move.from === 0)).toEqual([]);
    expect(hints.moves(createState({ columns: ['', '5D 6H'], cells: '9H' })).filter((move) => 'from' in move && move.from !== 1)).toEqual(
      [],
    );
  });

  it('end where all cards go home by themselves', () => {
    const state = createState({ columns: ['KS QS'], home: 'JS KH KC KD' });
    expect(hints.moves(state)).toEqual([]);
    expect(hints.moves(waitBeats(state))).toEqual([]);
  });

  it.each([
    ['a foundation', ['2C AS'], '', createMove(0, SPADES), 'Ace of spades goes to its foundation.'],
    ['a run', ['2C 9H 8S', 'TS'], '', createMove(0, 1, 2), '9 of hearts and 1 more go onto 10 of spades.'],
    ['a card to go home', ['AH 9H', 'TS'], '', createMove(0, 1), '9 of hearts goes onto 10 of spades and frees a card for its foundation.'],
    ['a column that is emptied', ['9H', 'TS'], '', createMove(0, 1), '9 of hearts goes onto 10 of spades and empties a column.'],
    ['a cell that is freed', ['TS'], '9H', createMove(getCell(1), 0), '9 of hearts goes onto 10 of spades and frees a cell.'],
    ['a card that is uncovered', ['2C 9H'], '', createMove(0, getCell(1)), '9 of hearts goes to a free cell and uncovers the card below.'],
    ['an empty column', ['2C 9H', ''], '', createMove(0, 1), '9 of hearts goes to empty column 2 and uncovers the card below.'],
    ['part of a run', ['2C 9H 8S', '9D'], '', createMove(0, 1), '8 of spades goes onto 9 of diamonds to make room.'],
    ['a cell that moves to a column', [''], '9H', createMove(getCell(1), 0), '9 of hearts goes to empty column 1 to make room.'],
  ])('name %s', (_, columns, cells, move, reason) => {
    expect(hints.why(createState({ columns: fill(...columns), cells }), move)).toBe(reason);
  });

  it('name a card that may be needed, and one that goes to its best place', () => {
    const state = createState({ columns: fill('6C 5H'), home: '- 4H' });
    expect(hints.why(state, createMove(0, HEARTS))).toBe('5 of hearts goes to its foundation.');
    expect(hints.why(state, { type: 'send', from: 0, count: 1 })).toMatch(/^5 of hearts /);
  });
});
