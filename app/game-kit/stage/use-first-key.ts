// Sends the first key press on a game's own page to the board, so that the player does not have to click it first.
import { useEffect, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { isPlainKey, readKey } from '#app/game-kit/lib/key-events.ts';
import { isGameAway } from './use-mark-game-in-front.ts';
import type { GameStore } from '#app/game-kit/session/game-store.ts';

/** Arrows, letters, digits, Enter, Space and the help key. Page Up, Page Down and Tab keep their function for the page. */
const PLAY_KEYS = /^(Arrow(Up|Right|Down|Left)|Enter|[\p{L}0-9? ])$/u;
/** They start a game that waits for Start; otherwise they bring the focus to the board, without pressing what gets it. */
const START_KEYS = /^(Enter| )$/;

/** True if no control has the focus. After a navigation, the focus is on the body or on the page's heading. */
function isNoControlFocused(): boolean {
  return document.activeElement === document.body || document.activeElement instanceof HTMLHeadingElement;
}

/** If it is on, works while no control has the focus and the stage is in front. */
export function useFirstKey(store: GameStore, stage: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    const { current: frame } = stage;
    if (!isOn || !frame) return;
    const { send, start } = store;

    function forwardKey(event: KeyboardEvent): void {
      if (!frame || !isNoControlFocused()) return;
      if (!PLAY_KEYS.test(readKey(event)) || !isPlainKey(event)) return;
      if (isGameAway()) return;
      const isStartKey = START_KEYS.test(event.key);
      if (isStartKey) event.preventDefault();
      // Some browsers click the button that has the focus at keyup, wherever the key went down.
      if (event.key === ' ') document.addEventListener('keyup', (up) => up.preventDefault(), { once: true });
      // Start before the focus moves: the Start button disappears.
      const hasStarted = isStartKey && !event.repeat && flushSync(start);
      flushSync(() => send({ type: 'focus-board' }));
      if (hasStarted) return;
      const forwardedEvent = new KeyboardEvent(event.type, event);
      if (document.activeElement && frame.contains(document.activeElement) && !document.activeElement.dispatchEvent(forwardedEvent))
        event.preventDefault();
    }

    document.addEventListener('keydown', forwardKey);
    return () => document.removeEventListener('keydown', forwardKey);
  }, [store, stage, isOn]);
}
