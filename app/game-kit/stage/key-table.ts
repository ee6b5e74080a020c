// Builds the key table of a game for players: its own keys and the shared keys of the stage.
import type { KeyTableRow, MiniGame } from '#app/game-kit/contract.ts';
import { getPlayAgainKeys, isActionAvailable, type StageAction } from './stage-keys.ts';
import type { Snapshot } from '#app/game-kit/session/snapshot.ts';

const KEY_NAMES: Readonly<Record<string, string>> = {
  ' ': 'Space',
  ArrowLeft: 'Left arrow',
  ArrowRight: 'Right arrow',
  ArrowUp: 'Up arrow',
  ArrowDown: 'Down arrow',
};

/** The display name of a key, as read by `readKey`. */
function getKeyName(key: string): string {
  return KEY_NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key);
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

/** Lists pausing and playing again only where the snapshot has them: a day has one board. */
export function createKeyTable(
  game: MiniGame,
  { isByClock, canPause, source }: Pick<Snapshot, 'isByClock' | 'canPause' | 'source'>,
): readonly KeyTableRow[] {
  const actions = (Object.keys(STAGE_KEYS) as StageAction[]).filter((action) => isActionAvailable(action, game, canPause));
  return [
    ...game.keys.map(({ keys, action }) => ({ keys: keys.map(getKeyName), action })),
    ...actions.map((action) => (action === 'toggle-pause' && isByClock ? PAUSE_BY_CLOCK : STAGE_KEYS[action])),
    ...(source?.kind === 'day' ? [] : [{ keys: getPlayAgainKeys(game).map(getKeyName), action: 'Play again after the game ends' }]),
    HELP_ROW,
  ];
}
