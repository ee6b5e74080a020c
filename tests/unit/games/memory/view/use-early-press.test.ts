// Tests which presses are kept until two different cards have turned back.
import { expect, it } from 'vitest';
import { rules, type MemoryState } from '#app/games/memory/rules/rules.ts';
import { isEarlyPress } from '#app/games/memory/view/use-early-press.ts';

const START = rules.start(rules.variants[0].options, 1);
const MISMATCH: MemoryState = { ...START, open: [0, 1], matched: [2, 3] };

it.each<[string, MemoryState, number, boolean]>([
  ['a closed card is kept', MISMATCH, 4, true],
  ['an open card is not', MISMATCH, 1, false],
  ['a matched card is not', MISMATCH, 2, false],
  ['a card is turned at once while only one is open', { ...MISMATCH, open: [0] }, 4, false],
])('MEM5 %s', (_, state, card, expected) => {
  expect(isEarlyPress(state, card)).toBe(expected);
});
