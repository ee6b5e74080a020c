// Tests Snake with stones.
import { describe, expect, it } from 'vitest';
import { text } from '#app/games/snake/text.ts';
import { createTestPlay } from '#tests/games/play-by-rules.ts';
import { getColumn, getRow } from '#app/game-kit/lib/grid.ts';
import { SIZE } from '#app/games/snake/rules/grid.ts';
import { rules } from '#app/games/snake/rules/rules.ts';
import { getCell, TICK_MS } from './test-snake.ts';

const CLASSIC = rules.variants[0].options;
const STONES = { ...CLASSIC, stoneCount: 16 };
const { after, advance, announce } = createTestPlay(rules, text);
const startedGame = after(rules.start(CLASSIC, 1), { type: 'start' });

describe('stones', () => {
  it('do not touch each other, the walls or the start, and differ in each game', () => {
    const lawns = new Set<string>();
    for (let seed = 0; seed < 200; seed += 1) {
      const { stones, body, food } = rules.start(STONES, seed);
      lawns.add(stones.join());
      expect(stones).toHaveLength(16);
      for (const stone of stones) {
        expect([...body, food]).not.toContain(stone);
        expect(getRow(stone, SIZE)).not.toBe(10);
        for (const line of [getRow(stone, SIZE), getColumn(stone, SIZE)]) expect(line > 1 && line < SIZE - 2).toBe(true);
        // No two touch, not even at a corner, so that the snake can go around each of them.
        const near = stones.filter(
          (other) =>
            Math.abs(getRow(other, SIZE) - getRow(stone, SIZE)) < 2 && Math.abs(getColumn(other, SIZE) - getColumn(stone, SIZE)) < 2,
        );
        expect(near).toEqual([stone]);
      }
    }
    expect(lawns.size).toBe(200);
  });

  it('end the game, and are named as the cause', () => {
    const state = { ...startedGame, stones: [getCell(10, 11)], stoneCount: 1 };
    expect(rules.outcome(advance(state, TICK_MS))).toEqual({ result: 'lost' });
    expect(announce(state, TICK_MS)).toBe('You ran into a stone. Game Over! Score: 0');
  });
});
