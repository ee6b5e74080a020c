// Keeps a card that is pressed while two different cards are face up, and turns it right after they have turned back.
import { useEffect, useState } from 'react';
import { isMismatch, type MemoryMove, type MemoryState } from '#app/games/memory/rules/rules.ts';

/** Whether the press of a card is kept. Cards that are face up are not. */
export function isEarlyPress(state: MemoryState, card: number): boolean {
  return isMismatch(state) && !state.open.includes(card) && !state.matched.includes(card);
}

/**
 * Returns the kept card, if any, and the function that turns a card. The last early press counts; a pause drops it, and so does a new game,
 * whose view is another one.
 */
export function useEarlyPress(state: MemoryState, isPaused: boolean, play: (move: MemoryMove) => void) {
  const [nextCard, setNextCard] = useState<number | null>(null);
  if (isPaused && nextCard !== null) setNextCard(null);

  useEffect(() => {
    if (nextCard === null || isMismatch(state)) return;
    setNextCard(null);
    play({ type: 'turn', card: nextCard });
  }, [nextCard, state, play]);

  return [nextCard, (card: number) => (isEarlyPress(state, card) ? setNextCard(card) : play({ type: 'turn', card }))] as const;
}
