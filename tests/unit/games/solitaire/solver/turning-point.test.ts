// Tests the search for the move that lost a game of Solitaire.
import { expect, it } from 'vitest';
import { rules } from '#app/games/solitaire/rules/rules.ts';
import { game } from '#app/games/solitaire/game.ts';
import { judge } from '#app/games/solitaire/solver/solver.ts';
import { explained } from '#app/games/solitaire/solver/turning-point.ts';
import { isStuck } from '#app/games/solitaire/text.ts';
import { createTestPlay } from '#tests/bots/play-by-rules.ts';
import { STUCK_GAME } from '#tests/bots/solitaire-stuck-game.ts';
import { createLostGame } from '#tests/unit/card-kit/solver/lost-game.ts';
import { createState, DRAW } from '#tests/unit/games/solitaire/rules/test-table.ts';

const { after } = createTestPlay(rules);
const find = createLostGame(rules, explained, judge);
const start = rules.start(rules.variants[0].options, STUCK_GAME.seed);
const MOVES = STUCK_GAME.moves;

it('KLO19 names the move that lost a deal, and what it blocked', async () => {
  expect(isStuck(after(start, ...MOVES))).toBe(true);
  expect(isStuck(after(start, ...MOVES.slice(0, 48)))).toBe(false);
  expect(await find(start, MOVES)).toEqual({
    index: 48,
    why: "After the 3 of spades went onto 4 of hearts, the 4 of hearts couldn't go to its foundation.",
  });
});

it('KLO19 a king that comes back from its foundation to an empty column can still win', () => {
  expect(judge(createState({ columns: ['JH | QH', 'KH'], home: 'KS 10H KC KD' }))).toHaveLength(2);
});

it('KLO19 says that it does not know, and searches no deal of three cards', async () => {
  const state = createState({ columns: ['KH'], stock: 'AS' });
  expect(await find(state, [DRAW], (): null => null)).toBeNull();
  expect(game.rules.variants.map(({ options }) => game.turningPoints?.supports?.(options))).toEqual([true, true, false]);
});
