// Watches which pointers and keys are down, and tells whether the result of a game takes presses yet.
import { useEffect, useLayoutEffect, useState } from 'react';
import { createPressGuard } from './press-guard.ts';

export interface ResultPresses {
  /** Whether a press counts, as it is handled. */
  takesPress(): boolean;
  /** The same, for what is drawn. */
  readonly isReady: boolean;
}

/**
 * Keys that count as held. A modifier starts nothing, and macOS tells no release of a key that goes up beside Cmd; keys without a code come from a
 * keyboard on the screen.
 */
function isHeldKey({ key, code, metaKey, isComposing }: KeyboardEvent): boolean {
  return code !== '' && !metaKey && !isComposing && !/^(Shift|Control|Alt|AltGraph|Meta|CapsLock)$/.test(key);
}

/** `isOver` is whether the game is; `isShown` whether its result is in sight, which may come later. */
export function usePressGuard(isOver: boolean, isShown: boolean): ResultPresses {
  const [guard] = useState(createPressGuard);
  const [isReady, setReady] = useState(false);

  // Before a press can reach what has just been drawn.
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

    function on<Type extends keyof WindowEventMap>(type: Type, handle: (event: WindowEventMap[Type]) => void): void {
      window.addEventListener(
        type,
        (event) => {
          handle(event);
          if (isOver) updateReady();
        },
        { capture: true, passive: true, signal: abortController.signal },
      );
    }

    /** An event may be handled late; no clock of events is trusted beyond that. */
    const beganAt = ({ timeStamp }: Event) => Math.min(timeStamp, performance.now());
    const releasePointer = ({ pointerId }: PointerEvent) => guard.release(String(pointerId), performance.now());

    on('pointerdown', (event) => guard.press(String(event.pointerId), beganAt(event)));
    on('pointerup', releasePointer);
    on('pointercancel', releasePointer);
    on('keydown', (event) => {
      if (event.key === 'Meta') guard.releaseAll(performance.now());
      else if (isHeldKey(event)) guard.press(event.code, beganAt(event));
    });
    on('keyup', ({ code }) => guard.release(code, performance.now()));
    on('blur', ({ target }) => target === window && guard.releaseAll(performance.now()));
    updateReady();
    return () => {
      clearTimeout(timer);
      abortController.abort();
    };
  }, [guard, isOver, isShown]);

  return { takesPress: () => guard.isOpen(performance.now()), isReady };
}
