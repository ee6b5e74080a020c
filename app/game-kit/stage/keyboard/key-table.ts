// All keys of a game, as a player reads them: its own, and those that mean the same in every game.
import type { KeyLine, MiniGame, Preferences } from '#app/game-kit/contract.ts';
import { boundKeys } from '#app/game-kit/lib/key-bindings.ts';
import { keyName } from './key-names.ts';
import { isOffered, type StageAct } from './stage-keys.ts';

const STAGE_KEYS: Record<StageAct, KeyLine> = {
  undo: { keys: ['U', 'Ctrl+Z'], does: 'Undo' },
  redo: { keys: ['Ctrl+Y', 'Ctrl+Shift+Z'], does: 'Redo' },
  hint: { keys: ['H'], does: 'Hint' },
  'toggle-pause': { keys: ['Escape'], does: 'Pause, or go on' },
};

/** By the clock there is a letter for it, too. */
const PAUSE_BY_CLOCK: KeyLine = { ...STAGE_KEYS['toggle-pause'], keys: ['P', 'Escape'] };

const HELP: KeyLine = { keys: ['?'], does: 'Show these keys' };

/** Whether the variant that is played goes by the clock, and whether it can be paused. */
export interface PlayedPace {
  readonly isByClock: boolean;
  readonly canPause: boolean;
}

/** A line with the keys that the player has set, and without those that another line has now. */
function asSet(line: KeyLine, bound: ReturnType<typeof boundKeys>): KeyLine {
  if (!line.setBy) return line;
  const keys = line.setBy.flatMap((id) => bound.get(id) ?? []).map(keyName);
  return { ...line, keys: keys.length > 0 ? keys : ['No key'] };
}

/** `chosen` is what the player has set; the keys that a game comes with without it. */
export function keyLinesOf(game: MiniGame, { isByClock, canPause }: PlayedPace, chosen: Preferences = {}): readonly KeyLine[] {
  const bound = boundKeys(game.preferences ?? [], chosen);
  const acts = (Object.keys(STAGE_KEYS) as StageAct[]).filter((act) => isOffered(act, game, canPause));
  return [
    ...game.keys.map((line) => asSet(line, bound)),
    ...acts.map((act) => (act === 'toggle-pause' && isByClock ? PAUSE_BY_CLOCK : STAGE_KEYS[act])),
    HELP,
  ];
}
