// The rules of Color Match: answers against the clock.
import type { Engine } from '#app/mini-games/rules.ts';
import { isMatch, newDeck, nextPrompt, type Deck, type Prompt } from './prompts.ts';

export interface ColorMatchOptions {
  readonly totalMs: number;
}

/** What was said to a prompt. */
export interface Answer {
  readonly prompt: Prompt;
  readonly saysMatch: boolean;
  readonly isRight: boolean;
}

export interface ColorMatchState extends ColorMatchOptions {
  readonly isStarted: boolean;
  readonly remainingMs: number;
  readonly deck: Deck;
  readonly number: number; // of the prompt, counted from 1
  readonly shownMs: number; // how long the prompt has been there
  readonly right: number;
  readonly wrong: number;
  readonly streak: number; // right answers since the last wrong one
  readonly reactionMs: number; // of all answers together
  readonly last: Answer | null;
}

export type ColorMatchMove =
  | { readonly type: 'start' }
  /** `number` is the prompt's, so that two answers to one prompt count once. */
  | { readonly type: 'answer'; readonly number: number; readonly saysMatch: boolean }
  | { readonly type: 'tick'; readonly elapsedMs: number };

export const PENALTY_MS = 2000;
const SECOND_MS = 1000;

function status({ remainingMs, right }: ColorMatchState) {
  if (remainingMs > 0) return 'playing';
  return right > 0 ? 'won' : 'lost';
}

/** What is left of the time as it is shown: whole seconds, rounded up. */
export function shownSeconds({ remainingMs }: ColorMatchState): number {
  return Math.ceil(remainingMs / SECOND_MS);
}

function tick(state: ColorMatchState, elapsedMs: number): ColorMatchState {
  if (!(elapsedMs > 0)) return state;
  const passedMs = Math.min(elapsedMs, state.remainingMs);
  return { ...state, remainingMs: state.remainingMs - passedMs, shownMs: state.shownMs + passedMs };
}

function answer(state: ColorMatchState, number: number, saysMatch: boolean): ColorMatchState {
  if (number !== state.number) return state;
  const { prompt } = state.deck;
  const isRight = saysMatch === isMatch(prompt);
  return {
    ...state,
    remainingMs: isRight ? state.remainingMs : Math.max(0, state.remainingMs - PENALTY_MS),
    deck: nextPrompt(state.deck),
    number: number + 1,
    shownMs: 0,
    right: state.right + (isRight ? 1 : 0),
    wrong: state.wrong + (isRight ? 0 : 1),
    streak: isRight ? state.streak + 1 : 0,
    reactionMs: state.reactionMs + state.shownMs,
    last: { prompt, saysMatch, isRight },
  };
}

function play(state: ColorMatchState, move: ColorMatchMove): ColorMatchState {
  if (status(state) !== 'playing') return state;
  if (move.type === 'start') return state.isStarted ? state : { ...state, isStarted: true };
  if (!state.isStarted) return state;
  switch (move.type) {
    case 'answer':
      return answer(state, move.number, move.saysMatch);
    case 'tick':
      return tick(state, move.elapsedMs);
    default:
      move satisfies never;
      return state;
  }
}

/** One sentence that stays the same through most of the game: listeners hear each prompt from the view, and the time at 10 s and 5 s only. */
function describe(state: ColorMatchState): string {
  if (status(state) !== 'playing') return `Game Over! Score: ${state.right}`;
  const seconds = shownSeconds(state);
  if (seconds <= 5) return 'The last 5 seconds!';
  if (seconds <= 10) return 'The last 10 seconds!';
  return 'Do word and ink agree?';
}

function candidateMoves(state: ColorMatchState): readonly ColorMatchMove[] {
  if (status(state) !== 'playing') return [];
  if (!state.isStarted) return [{ type: 'start' }];
  const matches = isMatch(state.deck.prompt);
  return [matches, !matches].map((saysMatch) => ({ type: 'answer', number: state.number, saysMatch }));
}

function summary({ right, wrong, reactionMs }: ColorMatchState): readonly string[] {
  const answers = right + wrong;
  const figures = [`Right: ${right}`, `Wrong: ${wrong}`];
  if (answers === 0) return figures;
  return [...figures, `Accuracy: ${Math.round((100 * right) / answers)}%`, `Mean reaction: ${Math.round(reactionMs / answers)} ms`];
}

/**
 * Each right answer is a point, each wrong one costs two seconds; at 0 the game ends at once. Time is up for everybody, so
 * the end is a win for whoever has a point, and a loss for nobody else than the player without one.
 */
export const engine: Engine<ColorMatchState, ColorMatchMove, ColorMatchOptions> = {
  version: 1,
  variants: [
    { label: 'Classic, 30 seconds', options: { totalMs: 30_000 } },
    { label: 'Relaxed, 60 seconds', options: { totalMs: 60_000 } },
  ],
  start: ({ totalMs }, seed) => ({
    totalMs,
    isStarted: false,
    remainingMs: totalMs,
    deck: newDeck(seed),
    number: 1,
    shownMs: 0,
    right: 0,
    wrong: 0,
    streak: 0,
    reactionMs: 0,
    last: null,
  }),
  play,
  status,
  score: ({ right }) => right,
  describe,
  candidateMoves,
  summary,
  hasBegun: ({ isStarted }) => isStarted,
  clock: {
    isContinuous: true,
    /** Until another second is shown, or until the end. */
    period(state) {
      if (!state.isStarted || status(state) !== 'playing') return null;
      return state.remainingMs - (shownSeconds(state) - 1) * SECOND_MS;
    },
    tick: (elapsedMs) => ({ type: 'tick', elapsedMs }),
  },
};
