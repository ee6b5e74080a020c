// Tests Snake with stones.
import { describe, expect, it } from 'vitest';
import { text } from '#app/games/snake/text.ts';
import { createTestPlay } from '#tests/games/play-by-rules.ts';
import { getColumn, getRow } from '#app/game-kit/lib/grid.ts';
import { placeFood, SIZE } from '#app/games/snake/rules/grid.ts';
import { rules } from '#app/games/snake/rules/rules.ts';
import { getCell, TICK_MS } from './test-snake.ts';

const CLASSIC = rules.variants[0].options;
const STONES = { ...CLASSIC, stoneCount: 16 };
const { after, advance } = createTestPlay(rules);
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
    const result = rules.advance?.(state, TICK_MS);
    const events = result && 'events' in result ? result.events : [];
    expect(events).toEqual([{ type: 'died', cause: 'stone' }]);
    const over = advance(state, TICK_MS);
    expect(rules.outcome(over)).toEqual({ result: 'lost' });
    expect(text.announcement?.(events, over)).toBe('You ran into a stone. Game Over! Score: 0');
  });

  it('SNK9 are never under food', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const [food] = placeFood([getCell(10, 10)], rules.start(STONES, seed).stones, seed);
      expect(rules.start(STONES, seed).stones).not.toContain(food);
    }
  });

  it('do not change games without stones', () => {
    expect(rules.start(CLASSIC, 9).food).toBe(placeFood(startedGame.body, [], 9)[0]);
  });
});
