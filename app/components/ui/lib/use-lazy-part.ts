// Loads a part of a page when it is needed. A failure takes nothing down: the caller says so and offers to load again, or goes on without.
import { useCallback, useEffect, useRef, useState } from 'react';
import { observe } from './observe.ts';

/** Returns a function that cancels the call. Uses an IntersectionObserver, because it also fires when a test has frozen the clock. */
export function runAfterPaint(callback: () => void): () => void {
  let isPending = true;
  function run(): void {
    if (!isPending) return;
    isPending = false;
    callback();
  }
  const disconnect = observe(() => new IntersectionObserver(run), document.documentElement, run);
  return () => {
    isPending = false;
    disconnect();
  };
}

/**
 * Returns what `load` resolves to (null before), whether it has failed, and a function that loads again; what was loaded stays until then.
 * Also loads again when `shouldLoad` becomes true again, which costs nothing for a module that has arrived. `load` must be a stable reference.
 */
export function useLazyPart<Part>(
  load: () => Promise<Part>,
  shouldLoad = true,
): readonly [part: Part | null, hasFailed: boolean, reload: () => void] {
  const [part, setPart] = useState<Part | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef<typeof load>(null);
  useEffect(() => {
    if (!shouldLoad) return;
    latest.current = load;
    let isWanted = true;
    // Start after the next paint: even starting an import would delay the response to the press.
    const cancel = runAfterPaint(() => {
      load().then(
        (loaded) => latest.current === load && setPart(() => loaded), // even if nobody waits any more, such as tiles out of view
        () => isWanted && setFailed(true),
      );
    });
    return () => {
      isWanted = false;
      cancel();
      setFailed(false);
    };
  }, [load, shouldLoad, attempt]);
  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  return [part, hasFailed, reload];
}
