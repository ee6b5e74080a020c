// Delays the marks on the keyboard until the last tile of the row has turned over.
import { useEffect, useState } from 'react';
import { REVEAL_MS } from '#app/games/wordle/reveal.ts';
import type { WordleEvent } from '#app/games/wordle/rules/rules.ts';

/** The number of fully revealed guesses; all of them if none was just made, or under reduced motion. */
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
