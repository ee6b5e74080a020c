import { describe, expect, it } from 'vitest';
import { createTestPlay } from '#tests/games/play-by-rules.ts';
import { rules, type CounterState } from '#templates/mini-game/rules/rules.ts';

const [ten, twenty = ten] = rules.variants;
const { after, events, refusal, waitBeats } = createTestPlay(rules);

function createState(count: number, step: number, { options } = ten): CounterState {
  return { ...options, count, step, rng: 1 };
}

describe('Counter', () => {
  it('adds the step, or skips it and offers another', () => {
    expect(after(createState(4, 3), { type: 'add' }).count).toBe(7);
    expect(after(createState(4, 3), { type: 'skip' }).count).toBe(4);
    expect(events(createState(4, 3), { type: 'skip' })).toEqual([{ type: 'skipped', step: 3 }]);
  });

  it('is won at the goal, lost beyond it, and refuses moves after the end', () => {
    expect(rules.outcome(after(createState(8, 2), { type: 'add' }))?.result).toBe('won');
    expect(rules.outcome(after(createState(8, 3), { type: 'add' }))?.result).toBe('lost');
    expect(refusal(createState(10, 1), { type: 'add' })).toBe('This game is over.');
  });

  it('skips an unused step in the variant with a clock, after the first move', () => {
    expect(rules.dueInMs?.(createState(0, 2, twenty))).toBeNull();
    expect(waitBeats(createState(5, 2, twenty)).count).toBe(5);
    expect(rules.dueInMs?.(createState(5, 2))).toBeNull();
  });
});
