// Texts of Color Match: status line, figures and announcements for screen readers.
import type { GameText, KeyTableRow } from '#app/game-kit/contract.ts';
import { listWithBest } from '#app/game-kit/lib/figures.ts';
import { INK_NAMES } from './rules/inks.ts';
import type { Prompt } from './rules/prompts.ts';
import { rules, type ColorMatchEvent, type ColorMatchState } from './rules/rules.ts';
import { formatNumber } from '#app/content/format/format-count.ts';

export const NO_MATCH = { keys: ['ArrowLeft'], action: 'No Match' } as const;
export const MATCH = { keys: ['ArrowRight'], action: 'Match' } as const;

export const keys: readonly KeyTableRow[] = [{ keys: ['Enter', 'Space'], action: 'Start' }, NO_MATCH, MATCH];

/** Describes a prompt for players who cannot see its ink. */
export function describePrompt({ word, ink }: Prompt): string {
  return `Word: ${INK_NAMES[word]}. Ink: ${INK_NAMES[ink].toLowerCase()}.`;
}

function getStatus(state: ColorMatchState): string {
  return rules.outcome(state) ? 'Game Over!' : 'Does the ink match?';
}

/** The sentences for an event, with the next prompt if there is one. */
function getSentences(event: ColorMatchEvent, state: ColorMatchState): readonly string[] {
  const prompt = rules.outcome(state) ? [] : [describePrompt(state.deck.prompt)];
  switch (event.type) {
    case 'started':
      return [`${state.totalMs / 1000} seconds.`, ...prompt];
    case 'answered':
      return [event.isRight ? 'Right.' : 'Wrong. You lose 2 seconds.', ...prompt];
    case 'last-seconds':
      return event.seconds % 5 === 0 ? [`${event.seconds} seconds left!`] : [];
    case 'time-up':
      return [`${getStatus(state)} Score: ${formatNumber(state.right)}`];
  }
}

/** Announces the verdict and the next prompt, and the time only as a warning. */
function describeEvents(events: readonly ColorMatchEvent[], state: ColorMatchState): string | null {
  return events.flatMap((event) => getSentences(event, state)).join(' ') || null;
}

export const text: GameText<ColorMatchState, ColorMatchEvent> = {
  status: getStatus,
  figures: (state, { best }) => listWithBest('Score', state.right, best),
  announcement: describeEvents,
};
