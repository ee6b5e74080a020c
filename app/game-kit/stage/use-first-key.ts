// Gives the first key press on a game's own page to the board, so that the player does not have to click it first.
import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { isPlainKey, readKey } from '#app/game-kit/lib/key-events.ts';
import { useStage } from '#app/game-kit/stage-context.ts';
import { isGameAway } from './use-mark-game-in-front.ts';

/** Arrows, letters, digits, Enter, Space and the help key. Page Up, Page Down and Tab keep their function for the page. */
const PLAY_KEYS = /^(Arrow(Up|Right|Down|Left)|Enter|[\p{L}0-9? ])$/u;
/** They start a game that waits for Start; otherwise they bring the focus to the board, without pressing what gets it. */
const START_KEYS = /^(Enter| )$/;

/** True if no control has the focus. After a navigation, the focus is on the body or on the page's heading. */
function isNoControlFocused(): boolean {
  return document.activeElement === document.body || document.activeElement instanceof HTMLHeadingElement;
}

/** Calls `press` while no control has the focus and the stage is in front. */
export function useFirstKey(press: (event: KeyboardEvent) => void): void {
  const { store, board, takesFirstKey } = useStage();

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isNoControlFocused() || !PLAY_KEYS.test(readKey(event)) || !isPlainKey(event) || isGameAway()) return;
    const isStartKey = START_KEYS.test(event.key);
    // Some browsers click the button that has the focus at keyup, wherever the key went down.
    if (event.key === ' ') document.addEventListener('keyup', (up) => up.preventDefault(), { once: true });
    // Start before the focus moves: the Start button disappears.
    const hasStarted = isStartKey && !event.repeat && flushSync(store.start);
    board.focus();
    if (!hasStarted) press(event);
    if (isStartKey) event.preventDefault();
  });

  useEffect(() => {
    if (!takesFirstKey) return;
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [takesFirstKey]);
}
