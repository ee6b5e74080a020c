// Texts of Wordle: status line and announcements for screen readers.
import type { GameText } from '#app/game-kit/contract.ts';
import { REVEAL_MS } from './reveal.ts';
import { rules, TRIES, type WordleEvent, type WordleState } from './rules/rules.ts';
import { WORD_LENGTH } from './rules/word-list.ts';

/** Shows the marks in orange and blue instead of green and yellow. */
export const HIGH_CONTRAST = { id: 'high-contrast', label: 'High contrast' } as const;

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
  let sentence = `Guess ${tried}, ${word}`;
  for (let place = 0; place < WORD_LENGTH; place += 1) sentence += `${place === 0 ? ':' : ','} ${word[place]} ${marks[place]}`;
  return rules.outcome(state) ? `${sentence}. ${getStatus(state)}` : `${sentence}. ${TRIES - tried} left`;
}

export const text: GameText<WordleState, WordleEvent> = {
  status: getStatus,
  announcement: describeEvents,
  animationMs: (events) => (events.some(({ type }) => type === 'guessed') ? REVEAL_MS : 0),
};
