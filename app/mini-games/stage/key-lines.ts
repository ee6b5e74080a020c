// All keys of a game, as a player reads them: its own, and those that mean the same in every game.
import type { KeyLine, MiniGame, Preferences } from '#app/mini-games/contract.ts';
import { keyName } from './key-names.ts';
import { isOffered, type StageAct } from './keys.ts';

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

/** A line with the keys that the player has set instead. */
function asSet(line: KeyLine, chosen: Preferences): KeyLine {
  const own = (line.setBy ?? []).flatMap((id) => (typeof chosen[id] === 'string' ? keyName(chosen[id]) : []));
  return own.length === 0 ? line : { ...line, keys: own };
}

/** `chosen` is what the player has set; the keys that a game comes with without it. */
export function keyLinesOf(game: MiniGame, { isByClock, canPause }: PlayedPace, chosen: Preferences = {}): readonly KeyLine[] {
  const acts = (Object.keys(STAGE_KEYS) as StageAct[]).filter((act) => isOffered(act, game, canPause));
  return [
    ...game.keys.map((line) => asSet(line, chosen)),
    ...acts.map((act) => (act === 'toggle-pause' && isByClock ? PAUSE_BY_CLOCK : STAGE_KEYS[act])),
    HELP,
  ];
}
