// Texts of Hangman: status line, figures and announcements for screen readers.
import { formatCount } from '#app/content/format/format-count.ts';
import type { GameText } from '#app/game-kit/contract.ts';
import { LIVES, rules, countWrongGuesses, type HangmanEvent, type HangmanState } from './rules/rules.ts';
import { getSlots, type Slot } from './rules/word.ts';
import { MIXED } from './rules/word-list.ts';

/** What the hidden word is about. For the six words of the specification, it must not contain one of them. */
export function getCategory({ list, word }: Pick<HangmanState, 'list' | 'word'>): string {
  return list === 'classic' ? 'Software' : (MIXED.get().get(word) ?? '');
}

function getStatus(state: HangmanState): string {
  switch (rules.outcome(state)?.result) {
    case 'won':
      return 'You Won!';
    case 'lost':
      return `Game Over! The word was ${state.word}`;
    default:
      return `Category: ${getCategory(state)}`;
  }
}

function describeSlot({ character, letter, isOpen }: Slot, isOver: boolean): string {
  if (letter === null) return { ' ': 'space', '-': 'hyphen' }[character] ?? 'apostrophe';
  if (isOpen) return character;
  return isOver ? `${character} missed` : 'blank';
}

/** The word for who listens: 'blank, E, blank'. */
export function describeWord(slots: readonly Slot[], isOver: boolean): string {
  return slots.map((slot) => describeSlot(slot, isOver)).join(', ');
}

/** Announces a hit with the word so far, a miss with what it cost, and at the end how the game ended. */
function describeEvents([event]: readonly HangmanEvent[], state: HangmanState): string | null {
  if (!event) return null;
  const guess = event.type === 'found' ? event.letter : `${event.letter}: not in the word`;
  if (rules.outcome(state)) return `${guess}. ${getStatus(state)}`;
  if (event.type === 'missed') return `${guess}, ${formatCount(LIVES - countWrongGuesses(state), 'life', 'lives')} left`;
  const word = describeWord(getSlots(state.word, state.tried), false);
  return `${guess}. ${word.charAt(0).toUpperCase()}${word.slice(1)}.`;
}

export const text: GameText<HangmanState, HangmanEvent> = {
  status: getStatus,
  figures: (_, { streak }) => (streak > 0 ? [['Streak', streak]] : []),
  announcement: describeEvents,
};
