// Test bot: legal moves for Snake, best first.
import { DIRECTIONS, getOppositeDirection, STEPS, type Direction } from '#app/game-kit/lib/directions.ts';
import type { Bot, Ending } from '#tests/games/bot.ts';
import { isSafe } from '#app/games/snake/text.ts';
import { getColumn, getRow } from '#app/game-kit/lib/grid.ts';
import { SIZE } from '#app/games/snake/rules/grid.ts';
import { canTurn, rules, type SnakeMove, type SnakeState } from '#app/games/snake/rules/rules.ts';

/** All directions except backward; safe ones first, and among them those toward the food. */
function rankDirections(state: SnakeState): Direction[] {
  const head = state.body[0] as number;
  const target = state.food ?? head;
  const gain = (direction: Direction) =>
    STEPS[direction].rows * Math.sign(getRow(target, SIZE) - getRow(head, SIZE)) +
    STEPS[direction].columns * Math.sign(getColumn(target, SIZE) - getColumn(head, SIZE));
  const rank = (direction: Direction) => gain(direction) + (isSafe(state, direction) ? 3 : 0);
  return DIRECTIONS.filter((direction) => direction !== getOppositeDirection(state.heading)).toSorted((a, b) => rank(b) - rank(a));
}

export const bot: Bot<SnakeState, SnakeMove> = {
  moves(state) {
    if (rules.outcome(state)) return [];
    if (!state.isStarted) return [{ type: 'start' }];
    const ways = rankDirections(state).filter((direction) => state.isStepwise || canTurn(state, direction));
    return ways.map((direction) => ({ type: 'turn', direction }));
  },
  randomMove: (_, roll) => (roll(4) === 0 ? { type: 'start' } : { type: 'turn', direction: DIRECTIONS[roll(DIRECTIONS.length)] ?? 'up' }),
};

const createBody = (length: number) => Array.from({ length }, (_, index) => index);
export const endings: readonly Ending[] = [
  { end: { isStarted: true, isDead: true, body: createBody(16) }, shares: ['130 points'] },
  { end: { isStarted: true, food: null, body: createBody(400) }, shares: ['3,970 points'], impossible: [3965, 3980] },
];
