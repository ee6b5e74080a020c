// Tracks held pointers and keys, and reports whether the result of a game accepts input yet.
import { useEffect, useLayoutEffect, useState } from 'react';
import { createPressGuard } from './press-guard.ts';

export type ResultPresses = ReturnType<typeof usePressGuard>;

/**
 * Whether a key counts as held. Modifiers trigger nothing; macOS sends no keyup for keys released while Cmd is down; keys without a code
 * come from an on-screen keyboard.
 */
function isHeldKey({ key, code, metaKey, isComposing }: KeyboardEvent): boolean {
  return code !== '' && !metaKey && !isComposing && !/^(Shift|Control|Alt|AltGraph|Meta|CapsLock)$/.test(key);
}

/** `isOver`: the game is over. `isShown`: its result is visible, which may happen later. */
export function usePressGuard(isOver: boolean, isShown: boolean) {
  const [guard] = useState(createPressGuard);
  const [isReady, setReady] = useState(false);

  // In a layout effect: before a press can reach the newly rendered result.
  useLayoutEffect(() => {
    setReady(false);
    if (isOver) guard.close(performance.now());
  }, [guard, isOver, isShown]);

  useEffect(() => {
    const abortController = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;

    function updateReady(): void {
      clearTimeout(timer);
      const now = performance.now();
      const isOpen = guard.isOpen(now);
      setReady(isOver && isOpen);
      const at = guard.getOpenTime();
      if (isOver && !isOpen && at !== null) timer = setTimeout(updateReady, Math.ceil(at - now));
    }

    function listen<Type extends keyof WindowEventMap>(type: Type, handle: (event: WindowEventMap[Type]) => void): void {
      window.addEventListener(
        type,
        (event) => {
          handle(event);
          if (isOver) updateReady();
        },
        { capture: true, passive: true, signal: abortController.signal },
      );
    }

    /** An event may be handled late, so its own time counts, but never one in the future. */
    const getPressTime = ({ timeStamp }: Event) => Math.min(timeStamp, performance.now());
    const releasePointer = ({ pointerId }: PointerEvent) => guard.release(String(pointerId), performance.now());

    listen('pointerdown', (event) => guard.press(String(event.pointerId), getPressTime(event)));
    listen('pointerup', releasePointer);
    listen('pointercancel', releasePointer);
    listen('keydown', (event) => {
      if (event.key === 'Meta') guard.releaseAll(performance.now());
      else if (isHeldKey(event)) guard.press(event.code, getPressTime(event));
    });
    listen('keyup', ({ code }) => guard.release(code, performance.now()));
    listen('blur', ({ target }) => target === window && guard.releaseAll(performance.now()));
    updateReady();
    return () => {
      clearTimeout(timer);
      abortController.abort();
    };
  }, [guard, isOver, isShown]);

  return {
    /** Whether a press that is being handled counts. */
    takesPress: () => guard.isOpen(performance.now()),
    /** The same as state, for rendering. */
    isReady,
  };
}
