// Tracks held keys. The rules miss releases during a pause, so those keys are released when the game resumes.
import { useEffect, useMemo, useRef } from 'react';
import { isHeld, KEYS, type Key } from '#app/games/tetris/rules/held-keys.ts';
import type { TetrisMove } from '#app/games/tetris/rules/rules.ts';
import type { TetrisState } from '#app/games/tetris/rules/state.ts';

export function useHeldKeys(state: TetrisState, isPaused: boolean, play: (move: TetrisMove) => void) {
  const releasedKeys = useRef(new Set<Key>()); // keys that the rules may still consider held
  const downCodes = useRef(new Map<string, Key>()); // keys that are down, by `KeyboardEvent.code`

  useEffect(() => {
    if (isPaused) {
      for (const key of KEYS) if (isHeld(state, key)) releasedKeys.current.add(key);
      return;
    }
    for (const key of releasedKeys.current) {
      if (isHeld(state, key)) play({ type: 'release', key });
      else releasedKeys.current.delete(key);
    }
  }, [state, isPaused, play]);

  const keys = useMemo(() => {
    function release(key: Key): void {
      releasedKeys.current.add(key);
      play({ type: 'release', key });
    }

    function press(key: Key): void {
      releasedKeys.current.delete(key);
      play({ type: 'press', key });
    }

    function releaseAll(): void {
      downCodes.current.clear();
      for (const key of KEYS) releasedKeys.current.add(key);
      play({ type: 'release-all' });
    }

    return {
      press,
      release,
      releaseAll,
      /** The same for keyboard events. Keys are tracked by `code`, because `key` changes with Ctrl, Alt and Shift. */
      pressByKeyboard({ code }: KeyboardEvent, key: Key): void {
        press(key);
        // Some virtual keyboards send no code, and some of these no keyup: one step.
        if (code === '') release(key);
        else downCodes.current.set(code, key);
      },
      releaseByKeyboard(event: KeyboardEvent): void {
        // macOS sends no keyup for keys released while Cmd is down.
        if (event.key === 'Meta') releaseAll();
        const key = downCodes.current.get(event.code);
        downCodes.current.delete(event.code);
        if (key !== undefined && ![...downCodes.current.values()].includes(key)) release(key);
      },
    };
  }, [play]);

  // In the window: a key may be released where the focus has gone meanwhile.
  useEffect(() => {
    const listeners = new AbortController();
    addEventListener('keyup', keys.releaseByKeyboard, listeners);
    addEventListener('blur', keys.releaseAll, listeners);
    return () => listeners.abort();
  }, [keys]);

  return keys;
}

export type HeldKeys = ReturnType<typeof useHeldKeys>;
