// What the keyboard may show of the guesses: not before the last tile of a row has turned.
import { useEffect, useState } from 'react';
import { REVEAL_MS } from '#app/games/wordle/reveal.ts';
import type { WordleEvent } from '#app/games/wordle/rules/rules.ts';

/** How many of the guesses are seen by now; all of them where nobody has just made one, or where nothing moves. */
export function useRevealed(guesses: number, events: readonly WordleEvent[]): number {
  const [revealed, setRevealed] = useState(guesses);

  useEffect(() => {
    const isTurning = events.some(({ type }) => type === 'guessed') && !matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!isTurning) {
      setRevealed(guesses);
      return;
    }
    const timer = setTimeout(() => setRevealed(guesses), REVEAL_MS);
    return () => clearTimeout(timer);
  }, [guesses, events]);

  return Math.min(revealed, guesses);
}
