// Texts of Wordle: status line and announcements for screen readers.
import type { GameText } from '#app/game-kit/contract.ts';
import { rules, TRIES, type WordleEvent, type WordleState } from './rules/rules.ts';
import { WORD_LENGTH } from './rules/word-list.ts';

/** Shows the marks in orange and blue instead of green and yellow. */
export const HIGH_CONTRAST = { id: 'high-contrast', label: 'High contrast' } as const;

/** Duration of a tile that turns over, and the delay to the next one of its row. */
export const TURN_MS = 320;
export const STAGGER_MS = 110;
export const REVEAL_MS = (WORD_LENGTH - 1) * STAGGER_MS + TURN_MS; // of the whole row

function getStatus(state: WordleState): string {
  switch (rules.outcome(state)?.result) {
    case 'won':
      return 'You Won!';
    case 'lost':
      return `Game Over! The word was ${state.answer}`;
    default:
      return `Guess ${state.guesses.length + 1} of ${TRIES}`;
  }
}

/** Announces the marks of the last guess, and at the end how the game ended. */
function describeEvents(events: readonly WordleEvent[], state: WordleState): string | null {
  const event = events[0];
  if (!event) return null;
  if (event.type === 'relaxed') return 'Hard mode is off.';
  const { word, marks } = event;
  const tried = state.guesses.length;
  const sentence = `Guess ${tried}, ${word}: ${marks.map((mark, place) => `${word[place]} ${mark}`).join(', ')}`;
  return rules.outcome(state) ? `${sentence}. ${getStatus(state)}` : `${sentence}. ${TRIES - tried} left`;
}

export const text: GameText<WordleState, WordleEvent> = {
  status: getStatus,
  announcement: describeEvents,
  animationMs: (events) => (events.some(({ type }) => type === 'guessed') ? REVEAL_MS : 0),
};
