// On a page of its own a game is played by the very first key.
import { useEffect, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { isPlainKey } from '#app/game-kit/input/key-events.ts';
import type { GameStore } from '#app/game-kit/session/game-store.ts';

/** Arrows, letters, digits and the call for help. Space, Page Down and their like scroll the page, and Tab goes through it. */
const PLAY_KEYS = /^(Arrow(Up|Right|Down|Left)|[a-z0-9?])$/i;

/** Whether nothing has the keys: a page that has just come gives them to nobody, or to its heading. */
function areKeysFree(): boolean {
  return document.activeElement === document.body || document.activeElement instanceof HTMLHeadingElement;
}

/** The keys of a page that nobody else has go to the board, once there is one, while its stage is in front of the player. */
export function useFirstKey(store: GameStore | null, stage: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: frame } = stage;
    if (!store || !frame) return;
    const { send } = store;

    function forwardKey(event: KeyboardEvent): void {
      if (!frame || !areKeysFree()) return;
      if (!PLAY_KEYS.test(event.key) || !isPlainKey(event)) return;
      const { top } = frame.getBoundingClientRect();
      if (top < 0 || top > window.innerHeight / 2) return;
      flushSync(() => send({ type: 'focus-board' }));
      const copy = new KeyboardEvent(event.type, event);
      if (document.activeElement && frame.contains(document.activeElement) && !document.activeElement.dispatchEvent(copy))
        event.preventDefault();
    }

    document.addEventListener('keydown', forwardKey);
    return () => document.removeEventListener('keydown', forwardKey);
  }, [store, stage]);
}
