// The keys of Tetris: the defaults, the preferences that replace them, and their table.
import type { KeyTableRow, Preference, Preferences } from '#app/game-kit/contract.ts';
import { getBoundKeys } from '#app/game-kit/lib/key-bindings.ts';
import { readKey, readPosition, type KeyPress } from '#app/game-kit/lib/key-events.ts';

export const ACTIONS = ['left', 'right', 'down', 'turn-right', 'turn-left', 'drop', 'hold'] as const;
export type Action = (typeof ACTIONS)[number];

const getPreferenceId = (action: Action) => `tetris-${action}`;

/** Default keys of each action, its label as a preference, and what the table says. */
const KEYS: Readonly<Record<Action, { readonly keys: readonly [string, ...string[]]; readonly label: string; readonly row: string }>> = {
  left: { keys: ['ArrowLeft', 'a'], label: 'Move left', row: 'Move the piece left' },
  right: { keys: ['ArrowRight', 'd'], label: 'Move right', row: 'Move it right' },
  down: { keys: ['ArrowDown', 's'], label: 'Soft drop', row: 'Soft drop' },
  'turn-right': { keys: ['ArrowUp', 'w', 'x'], label: 'Rotate clockwise', row: 'Rotate it clockwise' },
  'turn-left': { keys: ['z'], label: 'Rotate counterclockwise', row: 'Rotate it counterclockwise' },
  drop: { keys: [' '], label: 'Hard drop', row: 'Hard drop' },
  hold: { keys: ['c'], label: 'Hold', row: 'Hold it for later' },
};

export const keyPreferences: readonly Preference[] = ACTIONS.map((action) => {
  const { label, keys: defaults } = KEYS[action];
  return { id: getPreferenceId(action), label, keys: defaults };
});

const TABLE_ORDER = ['left', 'right', 'turn-right', 'turn-left', 'down', 'drop', 'hold'] as const satisfies readonly Action[];

export const keys: readonly KeyTableRow[] = TABLE_ORDER.map((action) => ({
  keys: KEYS[action].keys,
  action: KEYS[action].row,
  preferenceId: getPreferenceId(action),
}));

/** Actions by key: those that the player has set, and all. */
export function mapKeysToActions(chosen: Preferences) {
  const bound = getBoundKeys(keyPreferences, chosen);
  const mapKeys = (actions: readonly Action[]) =>
    new Map(actions.flatMap((action) => (bound.get(getPreferenceId(action)) ?? []).map((key) => [key, action] as const)));
  return { chosen: mapKeys(ACTIONS.filter((action) => typeof chosen[getPreferenceId(action)] === 'string')), all: mapKeys(ACTIONS) };
}

/** The action of a key. Keys that the player has set go by name, the others by position: they lie under the left hand on every layout. */
export function findAction({ chosen, all }: ReturnType<typeof mapKeysToActions>, event: KeyPress): Action | undefined {
  const setAs = chosen.get(readKey(event)) ?? chosen.get(event.key.toLowerCase()); // older settings have letters of other scripts
  return setAs ?? all.get(readPosition(event)) ?? all.get(readKey(event));
}
