// Key bindings of Tetris: the defaults, and the preferences that replace them.
import type { Preference, Preferences } from '#app/game-kit/contract.ts';
import { getBoundKeys } from '#app/game-kit/lib/key-bindings.ts';
import { readKey, readPosition, type KeyPress } from '#app/game-kit/lib/key-events.ts';

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

/** Actions by key: those that the player has set, and all. */
interface KeyActions {
  readonly chosen: ReadonlyMap<string, Action>;
  readonly all: ReadonlyMap<string, Action>;
}

export function mapKeysToActions(chosen: Preferences): KeyActions {
  const bound = getBoundKeys(keyPreferences, chosen);
  const mapKeys = (actions: readonly Action[]) =>
    new Map(actions.flatMap((action) => (bound.get(getPreferenceId(action)) ?? []).map((key) => [key, action] as const)));
  return { chosen: mapKeys(ACTIONS.filter((action) => typeof chosen[getPreferenceId(action)] === 'string')), all: mapKeys(ACTIONS) };
}

/** The action of a key. Keys that the player has set go by name, the others by position: they lie under the left hand on every layout. */
export function findAction({ chosen, all }: KeyActions, event: KeyPress): Action | undefined {
  const setAs = chosen.get(readKey(event)) ?? chosen.get(event.key.toLowerCase()); // older settings have letters of other scripts
  return setAs ?? all.get(readPosition(event)) ?? all.get(readKey(event));
}
