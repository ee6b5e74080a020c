import { describe, expect, it } from 'vitest';
import { createTestPlay } from '#tests/games/play-by-rules.ts';
import { rules, type LampsState } from '#templates/board/rules/rules.ts';

const { after, events, refusal } = createTestPlay(rules);
const draw = (state: LampsState) =>
  state.isOn
    .map((isOn) => (isOn ? 'x' : '.'))
    .join('')
    .match(/.../g);

function createState(isOn: string): LampsState {
  return { size: 3, isOn: [...isOn].map((sign) => sign === 'x'), needsPress: [...isOn].map(() => false), presses: 0 };
}

describe('Lamps', () => {
  it('changes a lamp and those above, below and beside it, and none across the edge', () => {
    const dark = createState('x........');
    expect(draw(after(dark, { type: 'press', cell: 4 }))).toEqual(['xx.', 'xxx', '.x.']);
    expect(draw(after(dark, { type: 'press', cell: 5 }))).toEqual(['x.x', '.xx', '..x']);
    expect(events(dark, { type: 'press', cell: 2 })).toEqual([{ type: 'changed', cells: [2, 5, 1] }]);
  });

  it('is won when all lamps are off, and refuses moves after the end', () => {
    const won = after(createState('.x.xxx.x.'), { type: 'press', cell: 4 });
    expect(rules.outcome(won)?.result).toBe('won');
    expect(refusal(won, { type: 'press', cell: 0 })).toBe('This game is over.');
  });

  it('begins with lamps on, and with the presses that turn them off', () => {
    for (const { options } of rules.variants)
      for (let seed = 0; seed < 50; seed += 1) {
        const state = rules.start(options, seed);
        const cells = state.needsPress.flatMap((isNeeded, cell) => (isNeeded ? [cell] : []));
        expect(rules.outcome(state)).toBeNull();
        expect(rules.outcome(after(state, ...cells.map((cell) => ({ type: 'press', cell }) as const)))?.result).toBe('won');
      }
  });
});
