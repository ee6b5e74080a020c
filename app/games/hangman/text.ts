// What Hangman says.
import type { Words } from '#app/game-kit/contract.ts';
import { LIVES, rules, wrongGuesses, type HangmanEvent, type HangmanState } from './rules/rules.ts';

function livesLeft(state: HangmanState): string {
  const lives = LIVES - wrongGuesses(state);
  return lives === 1 ? '1 life left' : `${lives} lives left`;
}

function status(state: HangmanState): string {
  switch (rules.outcome(state)?.result) {
    case 'won':
      return 'You Won!';
    case 'lost':
      return `Game Over! The word was ${state.word}`;
    default:
      return livesLeft(state);
  }
}

/** What the letter has brought, and at the end how the game ended. */
function told([event]: readonly HangmanEvent[], state: HangmanState): string | null {
  if (!event) return null;
  const brought = `${event.letter}: ${event.type === 'found' ? `${event.count} found` : 'not in the word'}`;
  if (rules.outcome(state)) return `${brought}. ${status(state)}`;
  return event.type === 'found' ? brought : `${brought}, ${livesLeft(state)}`;
}

export const words: Words<HangmanState, HangmanEvent> = {
  status,
  figures: (state) => [['Wrong guesses', `${wrongGuesses(state)} of ${LIVES}`]],
  told,
};
