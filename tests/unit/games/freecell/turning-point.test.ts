// Tests the search for the move that lost a game of FreeCell.
import { expect, it } from 'vitest';
import { rules } from '#app/games/freecell/rules/rules.ts';
import { createTable } from '#app/games/freecell/rules/table.ts';
import { judge } from '#app/games/freecell/solver/solver.ts';
import { explained } from '#app/games/freecell/solver/turning-point.ts';
import { createLostGame, parseMoves } from '#tests/unit/card-kit/solver/lost-game.ts';
import { createState } from './test-table.ts';

const find = createLostGame(rules, explained, judge);

it.each([
  [
    4,
    '3-15 3-15 3-2 3-0 4-6 4-6 5-8 3-9 5-10 1-3 5-11 5-2',
    9,
    'the 7 of diamonds went onto 8 of clubs, the 7 of hearts couldn’t go there',
  ],
  [14, '7-14 6-8 6-9 8-6 6-3-2 6-8 0-10 0-11', 6, 'the 5 of clubs went to a free cell, the King of hearts couldn’t go to a free cell'],
  [
    25,
    '2-8 2-9 2-10 2-3 7-11 9-7 2-9 4-2 1-4 11-1 5-11',
    10,
    'the 8 of clubs went to a free cell, the 7 of hearts couldn’t go onto 8 of clubs',
  ],
  [28, '7-8 7-12 7-9 0-10 7-11', 4, 'the 4 of diamonds went to a free cell, the Queen of spades couldn’t go to a free cell'],
])('FRE13 names the move that lost deal %i, and what it blocked', async (deal, moves, index, why) => {
  expect(await find(createTable(deal), parseMoves(moves))).toEqual({ index, why: `After ${why.replace('’', "'")}.` });
});

const lost = createState({ columns: Array.from({ length: 8 }, (_, index) => (index % 2 ? '2S KS' : '2H KH')), cells: 'AS 4S 6S' });

it('FRE13 says that a deal could never be won, that a game is not lost, and that it does not know', async () => {
  expect(await find(lost, parseMoves('0-11'))).toEqual({ index: null, why: 'No move lost it: this deal could not be won.' });
  expect(await find(createTable(1), parseMoves('0-8'))).toEqual({ index: null, why: "It isn't lost: it can still be won from here." });
  expect(await find(createTable(1), parseMoves('0-8'), () => null)).toBeNull();
});

it('FRE13 goes back to where it can be won, if the next position is neither won nor lost for sure', async () => {
  const first = createTable(1);
  const judgeFirst = (state: typeof first) => (state === first ? judge(state) : null);
  const why = "I can't tell which move lost it, but from here it can be won.";
  expect(await find(first, parseMoves('0-8 0-9'), judgeFirst)).toEqual({ index: 0, why });
});
