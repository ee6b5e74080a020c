// Preferences for held side keys, and the values that they stand for.
import type { Preference, Preferences } from '#app/game-kit/contract.ts';
import { DELAYS_MS, REPEATS_MS, type Handling } from './rules/handling.ts';

const DELAY_ID = 'tetris-delay';
const REPEAT_ID = 'tetris-repeat';

type Milliseconds = readonly [number, ...number[]];

/** Not a bare number, which would also be the name of a key. */
const getChoiceId = (ms: number) => `${ms}-ms`;

function createPreference(id: string, label: string, [standard, ...others]: Milliseconds): Preference {
  const toChoice = (ms: number) => ({ id: getChoiceId(ms), label: ms === 0 ? '0 ms (instant)' : `${ms} ms` });
  return { id, label, isForKeyboards: true, choices: [toChoice(standard), ...others.map(toChoice)] };
}

export const handlingPreferences: readonly Preference[] = [
  createPreference(DELAY_ID, 'Delay before left or right repeats (DAS)', DELAYS_MS),
  createPreference(REPEAT_ID, 'Time between repeats (ARR)', REPEATS_MS),
];

/** The chosen values; those that are the default are left out. */
export function getHandling(chosen: Preferences): Partial<Handling> {
  const find = ([, ...others]: Milliseconds, id: string) => others.find((ms) => getChoiceId(ms) === chosen[id]);
  const delayMs = find(DELAYS_MS, DELAY_ID);
  const repeatMs = find(REPEATS_MS, REPEAT_ID);
  return { ...(delayMs !== undefined && { delayMs }), ...(repeatMs !== undefined && { repeatMs }) };
}
