// Keys that stay down. One that comes up while the game stands still is not heard: it is let go of once the game goes on.
import { useEffect, useMemo, useRef } from 'react';
import { isHeld, KEYS, type Key } from '#app/mini-games/tetris/rules/keys.ts';
import type { TetrisMove } from '#app/mini-games/tetris/rules/rules.ts';
import type { TetrisState } from '#app/mini-games/tetris/rules/state.ts';

export interface HeldKeys {
  press(key: Key): void;
  release(key: Key): void;
  releaseAll(): void;
}

export function useHeldKeys(state: TetrisState, isPaused: boolean, play: (move: TetrisMove) => void): HeldKeys {
  const up = useRef(new Set<Key>()); // keys that the game may hold, though nobody presses them

  useEffect(() => {
    if (isPaused) {
      for (const key of KEYS) if (isHeld(state, key)) up.current.add(key);
      return;
    }
    for (const key of up.current) {
      if (isHeld(state, key)) play({ type: 'release', key });
      else up.current.delete(key);
    }
  }, [state, isPaused, play]);

  return useMemo(
    () => ({
      press(key) {
        up.current.delete(key);
        play({ type: 'press', key });
      },
      release(key) {
        up.current.add(key);
        play({ type: 'release', key });
      },
      releaseAll() {
        for (const key of KEYS) up.current.add(key);
        play({ type: 'release-all' });
      },
    }),
    [play],
  );
}
