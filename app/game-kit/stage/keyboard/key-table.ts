// All keys of a game, as a player reads them: its own, and those that mean the same in every game.
import type { KeyTableRow, MiniGame, Preferences } from '#app/game-kit/contract.ts';
import { getBoundKeys } from '#app/game-kit/lib/key-bindings.ts';
import { getKeyName } from './key-names.ts';
import { isActionAvailable, type StageAction } from './stage-keys.ts';

const STAGE_KEYS: Record<StageAction, KeyTableRow> = {
  undo: { keys: ['U', 'Ctrl+Z'], action: 'Undo' },
  redo: { keys: ['Ctrl+Y', 'Ctrl+Shift+Z'], action: 'Redo' },
  hint: { keys: ['H'], action: 'Hint' },
  'toggle-pause': { keys: ['Escape'], action: 'Pause, or go on' },
};

/** By the clock there is a letter for it, too. */
const PAUSE_BY_CLOCK: KeyTableRow = { ...STAGE_KEYS['toggle-pause'], keys: ['P', 'Escape'] };

const HELP_ROW: KeyTableRow = { keys: ['?'], action: 'Show these keys' };

/** Whether the variant that is played goes by the clock, and whether it can be paused. */
export interface PlayedPace {
  readonly isByClock: boolean;
  readonly canPause: boolean;
}

/** A line with the keys that the player has set, and without those that another line has now. */
function withBoundKeys(line: KeyTableRow, bound: ReturnType<typeof getBoundKeys>): KeyTableRow {
  if (!line.preferenceIds) return line;
  const keys = line.preferenceIds.flatMap((id) => bound.get(id) ?? []).map(getKeyName);
  return { ...line, keys: keys.length > 0 ? keys : ['No key'] };
}

/** `chosen` is what the player has set; the keys that a game comes with without it. */
export function createKeyTable(game: MiniGame, { isByClock, canPause }: PlayedPace, chosen: Preferences = {}): readonly KeyTableRow[] {
  const bound = getBoundKeys(game.preferences ?? [], chosen);
  const actions = (Object.keys(STAGE_KEYS) as StageAction[]).filter((action) => isActionAvailable(action, game, canPause));
  return [
    ...game.keys.map((line) => withBoundKeys(line, bound)),
    ...actions.map((action) => (action === 'toggle-pause' && isByClock ? PAUSE_BY_CLOCK : STAGE_KEYS[action])),
    HELP_ROW,
  ];
}
