// Keys that mean the same in every game; a game's own come first.
import type { KeyboardEvent } from 'react';
import type { MiniGame } from '#app/game-kit/contract.ts';
import type { Shell } from '#app/game-kit/session/game-store.ts';

export type StageAct = 'undo' | 'redo' | 'hint' | 'toggle-pause';

/** Ctrl+Z and Cmd+Z take a move back; with Shift, or as Ctrl+Y, they bring it back again. */
function actForChord({ key, shiftKey }: KeyboardEvent): StageAct | null {
  switch (key.toLowerCase()) {
    case 'z':
      return shiftKey ? 'redo' : 'undo';
    case 'y':
      return 'redo';
    default:
      return null;
  }
}

function actForKey(key: string, isByClock: boolean): StageAct | null {
  switch (key.toLowerCase()) {
    case 'escape':
      return 'toggle-pause';
    case 'p':
      return isByClock ? 'toggle-pause' : null;
    case 'u':
      return 'undo';
    case 'h':
      return 'hint';
    default:
      return null;
  }
}

/** Whether a game offers what a key would do. */
export function isOffered(act: StageAct, { stepsBack, hints }: MiniGame, canPause: boolean): boolean {
  switch (act) {
    case 'undo':
      return stepsBack !== 'none';
    case 'redo':
      return stepsBack === 'undo-and-redo';
    case 'hint':
      return hints !== undefined;
    case 'toggle-pause':
      return canPause;
    default:
      return act satisfies never;
  }
}

/** Whether a key means something on the stage of a game, in one of its variants at least. */
export function isStageKey(key: string, game: MiniGame): boolean {
  const act = actForKey(
    key,
    game.rules.variants.some(({ pace }) => pace === 'clock'),
  );
  return act !== null && isOffered(act, game, true);
}

/** Whether a key is typed into a field, or belongs to a dialog. */
function isElsewhere({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('dialog, select, input:not([readonly]), textarea') !== null;
}

/** Whether a key asks which keys there are; the text box of a game has no use for a question mark. */
export function isCallForHelp({ key, target, defaultPrevented }: KeyboardEvent): boolean {
  return key === '?' && !defaultPrevented && target instanceof Element && target.closest('dialog, select') === null;
}

/** Does what a key of the stage means. */
export function handleStageKey(event: KeyboardEvent, game: MiniGame, shell: Shell): void {
  if (event.defaultPrevented || event.altKey || event.repeat) return;
  const { isByClock, canPause } = shell.getSnapshot();
  const isChord = event.ctrlKey || event.metaKey;
  if (isElsewhere(event) && !isChord) return;
  const act = isChord ? actForChord(event) : actForKey(event.key, isByClock);
  if (act === null || !isOffered(act, game, canPause)) return;
  event.preventDefault();
  shell.send({ type: act });
}
