import { describe, expect, it } from 'vitest';
import type { Direction } from '#app/game-kit/lib/directions.ts';
import { createTestPlay } from '#tests/games/play-by-rules.ts';
import { rules, type SnakeState } from '#app/games/snake/rules/rules.ts';
import { createState, getCell, STEPWISE, straight, TICK_MS } from './test-snake.ts';
import { getLawnLabel, text } from '#app/games/snake/text.ts';

const { after, announce } = createTestPlay(rules, text);

/** Returns the announcement of a turn, or of the next step of the clock in games with a clock. */
const getAnnouncement = (state: SnakeState, direction: Direction) =>
  announce(state, state.isStepwise ? { type: 'turn', direction } : TICK_MS);

const withClock = (state: SnakeState): SnakeState => ({ ...state, isStepwise: false });

const LEVEL = straight(8, 15, [6, 18], STEPWISE);
const CURLED = createState('5,5 5,6 6,6 6,5 6,4 5,4 4,4', 'left', [19, 5], STEPWISE);
const AT_THE_WALL = straight(0, 19, [6, 18], STEPWISE);
const HUNGRY = { ...LEVEL, food: getCell(8, 16) };

it('the lawn is labeled with the score, and in turn-based games with what is ahead', () => {
  expect(getLawnLabel(LEVEL)).toBe('Score: 0. Food 3 right, 2 up. Wall 5 ahead');
  expect(getLawnLabel(CURLED)).toBe('Score: 40. Food 14 down. Tail 1 ahead. Danger down');
  expect(getLawnLabel(withClock(LEVEL))).toBe('Score: 0');
  expect(getLawnLabel(after(AT_THE_WALL, { type: 'turn', direction: 'right' }))).toBe('Game Over! Score: 0');
});

it('SNK7 the body counts as ahead only if the snake would bite itself on its way there', () => {
  // 8,10 is two steps ahead, and free by then, because two tail cells will have moved on.
  const COIL = '8,8 8,7 9,7 9,8 9,9 9,10 8,10 7,10 7,9'.split(' ');
  const ahead = (length: number, food: readonly [number, number]) =>
    /(?:Wall|Tail) \d+ ahead/.exec(getLawnLabel(createState(COIL.slice(0, length).join(' '), 'right', food, STEPWISE)))?.[0];
  expect(getLawnLabel({ ...CURLED, body: CURLED.body.slice(0, -1) })).toContain('. Wall 6 ahead');
  expect(ahead(7, [19, 0])).toBe('Wall 12 ahead');
  expect(ahead(8, [19, 0])).toBe('Wall 12 ahead');
  expect(ahead(9, [19, 0])).toBe('Tail 2 ahead');
  expect(ahead(8, [8, 9]), 'food lets the tail stay').toBe('Tail 2 ahead');
});

describe('announcements', () => {
  it('name what is ahead at each step, and the score if it changes', () => {
    expect(getAnnouncement(LEVEL, 'right')).toBe('Food 2 right, 2 up. Wall 4 ahead');
    expect(getAnnouncement(LEVEL, 'up')).toBe('Food 3 right, 1 up. Wall 8 ahead');
    expect(getAnnouncement(HUNGRY, 'right')).toMatch(/^Score: 10\. Food .+\. Wall 4 ahead$/);
  });

  it('name what is ahead at the start', () => {
    expect(announce({ ...LEVEL, isStarted: false }, { type: 'start' })).toBe('Score: 0. Food 3 right, 2 up. Wall 5 ahead');
  });

  it('skip steps of the clock', () => {
    for (const state of [LEVEL, HUNGRY]) expect(getAnnouncement(withClock(state), 'right')).toBeNull();
  });

  it('give the cause of the end', () => {
    expect(getAnnouncement(AT_THE_WALL, 'right')).toBe('You ran into the wall. Game Over! Score: 0');
    expect(getAnnouncement(withClock(AT_THE_WALL), 'right')).toBe('You ran into the wall. Game Over! Score: 0');
    expect(getAnnouncement(CURLED, 'down')).toBe('You bit yourself. Game Over! Score: 40');
  });
});
