// Tests which presses are kept until two different cards have turned back.
import { expect, it } from 'vitest';
import { LOOK_MS, rules, type MemoryState } from '#app/games/memory/rules/rules.ts';
import { isEarlyPress } from '#app/games/memory/view/use-early-press.ts';

const START = rules.start(rules.variants[0].options, 1);
const MISMATCH: MemoryState = { ...START, open: [0, 1], matched: [2, 3] };

it.each<[string, MemoryState, number, number, boolean]>([
  ['a closed card in the last 300 ms is kept', MISMATCH, 4, LOOK_MS - 300, true],
  ['a closed card at the very end is kept', MISMATCH, 4, LOOK_MS, true],
  ['a closed card before that is not', MISMATCH, 4, LOOK_MS - 301, false],
  ['an open card is not', MISMATCH, 1, LOOK_MS, false],
  ['a matched card is not', MISMATCH, 2, LOOK_MS, false],
  ['a card is turned at once while only one is open', { ...MISMATCH, open: [0] }, 4, LOOK_MS, false],
])('MEM5 %s', (_, state, card, lookedMs, expected) => {
  expect(isEarlyPress(state, card, lookedMs)).toBe(expected);
});
