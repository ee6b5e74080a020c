import { describe, expect, it } from 'vitest';
import { rules, type SnakeMove } from '#app/games/snake/rules/rules.ts';
import { AT_REST, updateGlide } from '#app/games/snake/view/painting.ts';

const BODY = [7, 6, 5];

describe('a glide', () => {
  it('starts at the cell that the tail has left, or at the tail if the snake has eaten', () => {
    expect(updateGlide(AT_REST, [{ type: 'stepped', left: 4 }], BODY)).toEqual({ left: 4, hasEaten: false, meals: [] });
    expect(updateGlide(AT_REST, [{ type: 'ate', cell: 7 }], BODY)).toEqual({ left: null, hasEaten: true, meals: [7] });
  });

  it('restarts only with a step', () => {
    const glide = updateGlide(AT_REST, [{ type: 'stepped', left: 4 }], BODY);
    expect(updateGlide(glide, [{ type: 'turned', direction: 'up' }], BODY)).toBe(glide);
    expect(updateGlide(glide, [{ type: 'died', cause: 'wall' }], BODY)).toBe(glide);
    expect(updateGlide(glide, [], BODY)).toBe(glide);
  });

  it('moves a meal through the body until the tail has passed it', () => {
    const fed = updateGlide(AT_REST, [{ type: 'ate', cell: 5 }], [5, 4, 3]);
    expect(updateGlide(fed, [{ type: 'stepped', left: 3 }], [6, 5, 4]).meals).toEqual([5]);
    expect(updateGlide(fed, [{ type: 'stepped', left: 5 }], BODY.with(2, 8)).meals).toEqual([]);
  });

  it('animates the first step of a turn-based game, which also starts it', () => {
    const move: SnakeMove = { type: 'turn', direction: 'up' };
    const start = rules.start({ ...rules.variants[0].options, isStepwise: true }, 1);
    const played = rules.play(start, move);
    expect('events' in played && updateGlide(AT_REST, played.events, played.state.body).left).toBe(start.body.at(-1));
  });
});
