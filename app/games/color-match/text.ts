// What Color Match says.
import type { Words } from '#app/game-kit/contract.ts';
import { INK_NAMES } from './rules/inks.ts';
import type { Prompt } from './rules/prompts.ts';
import { rules, shownSeconds, type ColorMatchEvent, type ColorMatchState } from './rules/rules.ts';

/** A prompt in words, for players who do not see its ink. */
export function spoken({ word, ink }: Prompt): string {
  return `Word: ${INK_NAMES[word]}. Ink: ${INK_NAMES[ink].toLowerCase()}.`;
}

function status(state: ColorMatchState): string {
  return rules.outcome(state) ? `Game Over! Score: ${state.right}` : 'Do word and ink agree?';
}

/** What an event is worth saying, and the prompt that follows where there is one. */
function sentences(event: ColorMatchEvent, state: ColorMatchState): readonly string[] {
  const prompt = rules.outcome(state) ? [] : [spoken(state.deck.prompt)];
  switch (event.type) {
    case 'started':
      return [`${state.totalMs / 1000} seconds.`, ...prompt];
    case 'answered':
      return [event.isRight ? 'Right.' : 'Wrong, 2 seconds lost.', ...prompt];
    case 'ten-seconds-left':
      return ['The last 10 seconds!'];
    case 'five-seconds-left':
      return ['The last 5 seconds!'];
    case 'time-up':
      return [status(state)];
  }
}

/** The verdict and the next prompt; the time only where the last seconds begin. */
function told(events: readonly ColorMatchEvent[], state: ColorMatchState): string | null {
  return events.flatMap((event) => sentences(event, state)).join(' ') || null;
}

export const words: Words<ColorMatchState, ColorMatchEvent> = {
  status,
  figures: (state, best) => [
    ['Score', state.right],
    ['Best', best ?? 0],
    ['Time', shownSeconds(state)],
  ],
  told,
};
