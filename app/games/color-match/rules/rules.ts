// The rules of Color Match: answers against the clock.
import type { Outcome, MoveResult, Rules } from '#app/game-kit/rules.ts';
import { isMatch, createDeck, drawNextPrompt, type Deck, type Prompt } from './prompts.ts';

export interface ColorMatchOptions {
  readonly totalMs: number;
}

export interface ColorMatchState extends ColorMatchOptions {
  readonly isStarted: boolean;
  readonly remainingMs: number;
  readonly deck: Deck;
  readonly number: number; // of the prompt, counted from 1
  readonly shownMs: number; // how long the prompt has been shown
  readonly right: number;
  readonly wrong: number;
  readonly streak: number; // correct answers since the last wrong one
  readonly reactionMs: number; // sum over all answers
}

export type ColorMatchMove =
  | { readonly type: 'start' }
  /** `number` is that of the prompt: a second answer to the same prompt is refused. */
  | { readonly type: 'answer'; readonly number: number; readonly saysMatch: boolean };

export interface AnsweredEvent {
  readonly type: 'answered';
  readonly number: number; // of the prompt
  readonly prompt: Prompt;
  readonly saysMatch: boolean;
  readonly isRight: boolean;
}

/** A time warning. Each occurs at most once per game; it is skipped if a later one is reached in the same time step. */
type TimeEventType = 'ten-seconds-left' | 'five-seconds-left' | 'time-up';

export type ColorMatchEvent = { readonly type: 'started' } | AnsweredEvent | { readonly type: TimeEventType };

export const PENALTY_MS = 2000;
const SECOND_MS = 1000;
const TIME_EVENTS: readonly { readonly type: TimeEventType; readonly leftMs: number }[] = [
  { type: 'time-up', leftMs: 0 },
  { type: 'five-seconds-left', leftMs: 5 * SECOND_MS },
  { type: 'ten-seconds-left', leftMs: 10 * SECOND_MS },
];

/** The remaining time as displayed: whole seconds, rounded up. */
export function getSecondsLeft({ remainingMs }: ColorMatchState): number {
  return Math.ceil(remainingMs / SECOND_MS);
}

/** The time warning reached between two remaining times; usually null. */
function findTimeEvent(beforeMs: number, afterMs: number): TimeEventType | null {
  for (const { type, leftMs } of TIME_EVENTS) if (afterMs <= leftMs) return beforeMs > leftMs ? type : null;
  return null;
}

function answerPrompt(state: ColorMatchState, number: number, saysMatch: boolean): MoveResult<ColorMatchState, ColorMatchEvent> {
  const { prompt } = state.deck;
  const isRight = saysMatch === isMatch(prompt);
  const remainingMs = isRight ? state.remainingMs : Math.max(0, state.remainingMs - PENALTY_MS);
  const event: AnsweredEvent = { type: 'answered', number, prompt, saysMatch, isRight };
  const timeEvent = findTimeEvent(state.remainingMs, remainingMs);
  return {
    state: {
      ...state,
      remainingMs,
      deck: drawNextPrompt(state.deck),
      number: number + 1,
      shownMs: 0,
      right: state.right + (isRight ? 1 : 0),
      wrong: state.wrong + (isRight ? 0 : 1),
      streak: isRight ? state.streak + 1 : 0,
      reactionMs: state.reactionMs + state.shownMs,
    },
    events: timeEvent ? [event, { type: timeEvent }] : [event],
  };
}

/** When time is up, the game is over without a winner or loser. */
function getOutcome({ remainingMs }: ColorMatchState): Outcome | null {
  return remainingMs > 0 ? null : { result: 'over' };
}

/** Each correct answer is a point, each wrong one costs two seconds; the game ends when no time is left. */
export const rules: Rules<ColorMatchState, ColorMatchMove, ColorMatchEvent, ColorMatchOptions> = {
  version: 1,
  variants: [
    { id: 'classic', label: 'Classic, 30 seconds', pace: 'clock', options: { totalMs: 30_000 } },
    { id: 'relaxed', label: 'Relaxed, 60 seconds', pace: 'clock', options: { totalMs: 60_000 } },
  ],
  start: ({ totalMs }, seed) => ({
    totalMs,
    isStarted: false,
    remainingMs: totalMs,
    deck: createDeck(seed),
    number: 1,
    shownMs: 0,
    right: 0,
    wrong: 0,
    streak: 0,
    reactionMs: 0,
  }),
  play(state, move) {
    if (getOutcome(state)) return { refused: null };
    switch (move.type) {
      case 'start':
        return state.isStarted ? { refused: null } : { state: { ...state, isStarted: true }, events: [{ type: 'started' }] };
      case 'answer':
        if (!state.isStarted) return { refused: 'Press Start first.' };
        return move.number === state.number ? answerPrompt(state, move.number, move.saysMatch) : { refused: null };
      default:
        move satisfies never;
        return { refused: null };
    }
  },
  /** Until the displayed second changes, or the game ends. */
  dueInMs(state) {
    if (!state.isStarted || getOutcome(state)) return null;
    return state.remainingMs - (getSecondsLeft(state) - 1) * SECOND_MS;
  },
  advance(state, ms) {
    if (!state.isStarted || getOutcome(state) || !(ms > 0)) return { refused: null };
    const passedMs = Math.min(ms, state.remainingMs);
    const remainingMs = state.remainingMs - passedMs;
    const timeEvent = findTimeEvent(state.remainingMs, remainingMs);
    return {
      state: { ...state, remainingMs, shownMs: state.shownMs + passedMs },
      events: timeEvent ? [{ type: timeEvent }] : [],
    };
  },
  outcome: getOutcome,
};
