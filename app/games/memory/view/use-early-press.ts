// Keeps a card that is pressed just before two different cards turn back, and turns it right after them.
import { useEffect, useRef } from 'react';
import { isMismatch, LOOK_MS, type MemoryMove, type MemoryState } from '#app/games/memory/rules/rules.ts';

/** How long before the two cards turn back a press is kept; earlier ones are refused. */
const EARLY_MS = 300;

/** Whether the press of a card is kept, `lookedMs` after the second of two different cards was turned. Cards that are face up are not. */
export function isEarlyPress(state: MemoryState, card: number, lookedMs: number): boolean {
  return isMismatch(state) && lookedMs >= LOOK_MS - EARLY_MS && !state.open.includes(card) && !state.matched.includes(card);
}

/** Returns the function that turns a card. The last early press counts; a pause drops it, and so does a new game, whose view is another one. */
export function useEarlyPress(state: MemoryState, isPaused: boolean, play: (move: MemoryMove) => void): (card: number) => void {
  const lookStartMs = useRef(0);
  const earlyCard = useRef<number | null>(null);

  useEffect(() => {
    const card = earlyCard.current;
    earlyCard.current = null;
    if (isMismatch(state)) lookStartMs.current = performance.now();
    else if (card !== null) play({ type: 'turn', card });
  }, [state, play]);
  useEffect(() => {
    if (isPaused) earlyCard.current = null;
  }, [isPaused]);

  return (card) => {
    if (isEarlyPress(state, card, performance.now() - lookStartMs.current)) earlyCard.current = card;
    else play({ type: 'turn', card });
  };
}
