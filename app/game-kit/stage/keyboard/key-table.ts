// Builds the key table of a game for players: its own keys and the shared keys of the stage.
import type { KeyTableRow, MiniGame } from '#app/game-kit/contract.ts';
import { getActionForKey, getPlayAgainKeys, isActionAvailable, type StageAction } from './stage-keys.ts';
import type { Snapshot } from '#app/game-kit/session/snapshot.ts';
import { getBoundKeys } from '#app/game-kit/lib/key-bindings.ts';

const KEY_NAMES: Readonly<Record<string, string>> = {
  ' ': 'Space',
  ArrowLeft: 'Left arrow',
  ArrowRight: 'Right arrow',
  ArrowUp: 'Up arrow',
  ArrowDown: 'Down arrow',
};

/** The display name of a key, as read by `readKey`. */
export function getKeyName(key: string): string {
  return KEY_NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}

/** Keys that the stage, the browser or key combinations use. */
const RESERVED_KEYS = /^(Escape|Tab|Enter|Shift|Control|Alt|AltGraph|Meta|CapsLock|Dead|Process|Unidentified|F\d+|\?)$/i;

/** The key, as read by `readKey`, if a player may set it; null if it is reserved, or used by the stage in at least one variant of the game. */
export function toSettableKey(key: string, game: MiniGame): string | null {
  const hasClock = game.rules.variants.some(({ pace }) => pace === 'clock');
  const action = getActionForKey(key, hasClock);
  return RESERVED_KEYS.test(key) || (action !== null && isActionAvailable(action, game, true)) ? null : key;
}

const STAGE_KEYS: Record<StageAction, KeyTableRow> = {
  undo: { keys: ['U', 'Ctrl+Z'], action: 'Undo' },
  redo: { keys: ['Ctrl+Y', 'Ctrl+Shift+Z'], action: 'Redo' },
  hint: { keys: ['H'], action: 'Hint' },
  'toggle-pause': { keys: ['Escape'], action: 'Pause or resume' },
};

/** Real-time games also pause with P. */
const PAUSE_BY_CLOCK: KeyTableRow = { ...STAGE_KEYS['toggle-pause'], keys: ['P', 'Escape'] };

const HELP_ROW: KeyTableRow = { keys: ['?'], action: 'Show these keys' };

/** The row with the names of its keys, or of the player's own; keys that were assigned to another row are removed. */
function withKeyNames({ keys, action, preferenceId }: KeyTableRow, bound: ReturnType<typeof getBoundKeys>): KeyTableRow {
  const names = (preferenceId === undefined ? keys : (bound.get(preferenceId) ?? [])).map(getKeyName);
  return { keys: names.length > 0 ? names : ['No key'], action };
}

/** Lists pausing and playing again only where the snapshot has them: a day has one board. */
export function createKeyTable(
  game: MiniGame,
  { isByClock, canPause, source, preferences }: Pick<Snapshot, 'isByClock' | 'canPause' | 'source' | 'preferences'>,
): readonly KeyTableRow[] {
  const bound = getBoundKeys(game.preferences ?? [], preferences);
  const actions = (Object.keys(STAGE_KEYS) as StageAction[]).filter((action) => isActionAvailable(action, game, canPause));
  return [
    ...game.keys.map((line) => withKeyNames(line, bound)),
    ...actions.map((action) => (action === 'toggle-pause' && isByClock ? PAUSE_BY_CLOCK : STAGE_KEYS[action])),
    ...(source?.kind === 'day' ? [] : [{ keys: getPlayAgainKeys(game).map(getKeyName), action: 'Play again after the game ends' }]),
    HELP_ROW,
  ];
}
