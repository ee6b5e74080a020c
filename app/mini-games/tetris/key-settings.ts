// The keys of Tetris: those it comes with, and those that a player sets instead.
import type { Preference, Preferences } from '#app/mini-games/contract.ts';

export const ACTIONS = ['left', 'right', 'down', 'turn-right', 'turn-left', 'drop', 'hold'] as const;
export type Action = (typeof ACTIONS)[number];

/** What each action is called, and its keys as in `KeyboardEvent.key`, the main one first. */
const KEYS: Readonly<Record<Action, { readonly label: string; readonly keys: readonly [string, ...string[]] }>> = {
  left: { label: 'Move left', keys: ['ArrowLeft', 'a'] },
  right: { label: 'Move right', keys: ['ArrowRight', 'd'] },
  down: { label: 'Drop softly', keys: ['ArrowDown', 's'] },
  'turn-right': { label: 'Turn right', keys: ['ArrowUp', 'w', 'x'] },
  'turn-left': { label: 'Turn left', keys: ['z'] },
  drop: { label: 'Drop at once', keys: [' '] },
  hold: { label: 'Hold', keys: ['c'] },
};

/** The preference that holds the key of an action. */
export function keyPreference(action: Action): Preference {
  const { label, keys } = KEYS[action];
  return { id: `tetris-${action}`, label, key: keys[0] };
}

/** What each key does. A key that was set takes the place of those that its action came with, and of any other meaning that it had. */
export function actionsByKey(chosen: Preferences): ReadonlyMap<string, Action> {
  const own = ACTIONS.map((action) => [action, chosen[keyPreference(action).id]] as const);
  const given = own.flatMap(([action, key]) => (typeof key === 'string' ? [] : KEYS[action].keys.map((known) => [known, action] as const)));
  return new Map([...given, ...own.flatMap(([action, key]) => (typeof key === 'string' ? [[key, action] as const] : []))]);
}
