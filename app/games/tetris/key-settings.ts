// Key bindings of Tetris: the defaults, and the preferences that replace them.
import type { Preference, Preferences } from '#app/game-kit/contract.ts';
import { getBoundKeys } from '#app/game-kit/lib/key-bindings.ts';

export const ACTIONS = ['left', 'right', 'down', 'turn-right', 'turn-left', 'drop', 'hold'] as const;
export type Action = (typeof ACTIONS)[number];

const getPreferenceId = (action: Action) => `tetris-${action}`;

/** Label and default keys of each action. */
const KEYS: Readonly<Record<Action, Pick<Preference, 'label' | 'keys'>>> = {
  left: { label: 'Move left', keys: ['ArrowLeft', 'a'] },
  right: { label: 'Move right', keys: ['ArrowRight', 'd'] },
  down: { label: 'Soft drop', keys: ['ArrowDown', 's'] },
  'turn-right': { label: 'Rotate clockwise', keys: ['ArrowUp', 'w', 'x'] },
  'turn-left': { label: 'Rotate counterclockwise', keys: ['z'] },
  drop: { label: 'Hard drop', keys: [' '] },
  hold: { label: 'Hold', keys: ['c'] },
};

export const keyPreferences: readonly Preference[] = ACTIONS.map((action) => ({ id: getPreferenceId(action), ...KEYS[action] }));

export function mapKeysToActions(chosen: Preferences): ReadonlyMap<string, Action> {
  const bound = getBoundKeys(keyPreferences, chosen);
  return new Map(ACTIONS.flatMap((action) => (bound.get(getPreferenceId(action)) ?? []).map((key) => [key, action] as const)));
}
