// Texts of Hangman: status line, figures and announcements for screen readers.
import { formatCount } from '#app/components/ui/lib/format-count.ts';
import type { GameText } from '#app/game-kit/contract.ts';
import { LIVES, rules, countWrongGuesses, type HangmanEvent, type HangmanState } from './rules/rules.ts';

/** What the hidden word is about. For the six words of the specification, it must not contain one of them. */
export function getCategory({ list }: Pick<HangmanState, 'list'>): string {
  return list === 'classic' ? 'Software' : (rules.variants.find(({ id }) => id === list)?.label ?? '');
}

function getStatus(state: HangmanState): string {
  switch (rules.outcome(state)?.result) {
    case 'won':
      return 'You Won!';
    case 'lost':
      return `Game Over! The word was ${state.word}`;
    default:
      return `Wrong guesses: ${countWrongGuesses(state)} of ${LIVES}`;
  }
}

/** Announces the result of a guess, and at the end how the game ended. */
function describeEvents([event]: readonly HangmanEvent[], state: HangmanState): string | null {
  if (!event) return null;
  const letterResult = `${event.letter}: ${event.type === 'found' ? `${event.count} found` : 'not in the word'}`;
  if (rules.outcome(state)) return `${letterResult}. ${getStatus(state)}`;
  return event.type === 'found' ? letterResult : `${letterResult}, ${formatCount(LIVES - countWrongGuesses(state), 'life', 'lives')} left`;
}

export const text: GameText<HangmanState, HangmanEvent> = {
  status: getStatus,
  figures: (_, { streak }) => [['Streak', streak]],
  announcement: describeEvents,
};
