// Keys of the stage, shared by all games: undo, redo, hint, pause, help, play again. Except for play again, the game's own key handlers
// run first.
import type { KeyboardEvent } from 'react';
import type { MiniGame } from '#app/game-kit/contract.ts';
import type { GameStore } from '#app/game-kit/session/game-store.ts';

export type StageAction = 'undo' | 'redo' | 'hint' | 'toggle-pause';

function getActionForChord({ key, shiftKey }: KeyboardEvent): StageAction | null {
  switch (key.toLowerCase()) {
    case 'z':
      return shiftKey ? 'redo' : 'undo';
    case 'y':
      return 'redo';
    default:
      return null;
  }
}

function getActionForKey(key: string, isByClock: boolean): StageAction | null {
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

/** Whether the game supports an action. */
export function isActionAvailable(action: StageAction, { undoSupport, hints }: MiniGame, canPause: boolean): boolean {
  switch (action) {
    case 'undo':
      return undoSupport !== 'none';
    case 'redo':
      return undoSupport === 'undo-and-redo';
    case 'hint':
      return hints !== undefined;
    case 'toggle-pause':
      return canPause;
    default:
      return action satisfies never;
  }
}

/** Whether the stage uses the key in at least one variant of the game. */
export function isStageKey(key: string, game: MiniGame): boolean {
  const action = getActionForKey(
    key,
    game.rules.variants.some(({ pace }) => pace === 'clock'),
  );
  return action !== null && isActionAvailable(action, game, true);
}

/** Whether the key event belongs to a form field or a dialog. */
function isForOtherElement({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('dialog, select, input:not([readonly]), textarea') !== null;
}

/** Whether the key opens the key help. Also in the text box of a game, which never needs a question mark. */
export function isHelpKey({ key, target, defaultPrevented }: KeyboardEvent): boolean {
  return key === '?' && !defaultPrevented && target instanceof Element && target.closest('dialog, select') === null;
}

/**
 * Whether the key starts the next game, once a game is over. On the board always, even where R is a letter or Enter would click a cell;
 * elsewhere Enter clicks the button or link that has the focus.
 */
export function isPlayAgainKey(event: KeyboardEvent): boolean {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  if (!/^(Enter|r)$/i.test(key) || ctrlKey || metaKey || altKey || !(target instanceof Element)) return false;
  const others = key === 'Enter' ? 'dialog, select, textarea, button, a' : 'dialog, select, textarea';
  return target.closest('[data-board]') !== null || target.closest(others) === null;
}

/** Runs the action of a stage key. */
export function handleStageKey(event: KeyboardEvent, game: MiniGame, store: GameStore): void {
  if (event.defaultPrevented || event.altKey || event.repeat) return;
  const { isByClock, canPause } = store.getSnapshot();
  const isChord = event.ctrlKey || event.metaKey;
  if (isForOtherElement(event) && !isChord) return;
  const action = isChord ? getActionForChord(event) : getActionForKey(event.key, isByClock);
  if (action === null || !isActionAvailable(action, game, canPause)) return;
  event.preventDefault();
  store.send({ type: action });
}
