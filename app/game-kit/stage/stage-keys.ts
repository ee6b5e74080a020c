// Keys of the stage, shared by all games: undo, redo, hint, pause, help, play again. Except for play again, the game's own key handlers
// run first.
import { isPlainKey, readKey } from '#app/game-kit/lib/key-events.ts';
import type { MiniGame } from '#app/game-kit/contract.ts';
import type { GameStore } from '#app/game-kit/session/game-store.ts';

export type StageAction = 'undo' | 'redo' | 'hint' | 'toggle-pause';

const ACTIONS: Readonly<Record<string, StageAction>> = { Escape: 'toggle-pause', u: 'undo', h: 'hint' };
const CHORDS: Readonly<Record<string, StageAction>> = { z: 'undo', y: 'redo' };

/** The action of a key, as read by `readKey`; games by the clock also pause with P. */
function getActionForKey(key: string, isByClock: boolean): StageAction | null {
  return isByClock && key === 'p' ? 'toggle-pause' : (ACTIONS[key] ?? null);
}

/** Whether the game supports an action. */
export function isActionAvailable(action: StageAction, { undoSupport, hints }: MiniGame, canPause: boolean): boolean {
  if (action === 'toggle-pause') return canPause;
  if (action === 'hint') return hints !== undefined;
  return undoSupport === 'undo-and-redo' || (action === 'undo' && undoSupport === 'undo');
}

/** Whether the key opens the key help. Also in the text box of a game, which never needs a question mark. */
export function isHelpKey(event: KeyboardEvent): boolean {
  return readKey(event) === '?' && !event.defaultPrevented && !(event.target as Element).closest('dialog, select');
}

/** The keys, as read by `readKey`, that start the next game. A player who types letters may still type an R when the game is over. */
export function getPlayAgainKeys({ typesLetters }: MiniGame): readonly string[] {
  return typesLetters ? ['Enter'] : ['Enter', 'r'];
}

/**
 * Whether the key starts the next game, once a game is over. On the board always, even where Enter would click a cell; elsewhere Enter
 * clicks the button or link that has the focus.
 */
export function isPlayAgainKey(event: KeyboardEvent, game: MiniGame): boolean {
  const target = event.target as Element;
  const key = readKey(event);
  if (!getPlayAgainKeys(game).includes(key) || !isPlainKey(event)) return false;
  return (
    target.closest('[data-board]') !== null || !target.closest(`dialog, select, input, textarea${key === 'Enter' ? ', button, a' : ''}`)
  );
}

/** Runs the action of a stage key; Enter starts a game that waits for Start. Dialogs have their own keys, form fields all but combinations. */
export function handleStageKey(event: KeyboardEvent, game: MiniGame, store: GameStore): void {
  if (event.defaultPrevented || event.altKey || event.repeat) return;
  const { isByClock, canPause } = store.getSnapshot();
  const isChord = event.ctrlKey || event.metaKey;
  const target = event.target as Element;
  if (target.closest(isChord ? 'dialog' : 'dialog, select, input:not([readonly]), textarea')) return;
  const key = readKey(event);
  if (key === 'Enter' && !isChord && !target.closest('button, a') && store.start()) return event.preventDefault();
  const action = isChord ? CHORDS[event.shiftKey && key === 'z' ? 'y' : key] : getActionForKey(key, isByClock);
  if (!action || !isActionAvailable(action, game, canPause)) return;
  event.preventDefault();
  store.send({ type: action });
}
