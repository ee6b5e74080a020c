// The rules of Color Match: answers against the clock.
import type { Outcome, MoveResult, Rules } from '#app/game-kit/rules.ts';
import { isMatch, drawPrompt, type Deck, type Prompt } from './prompts.ts';

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

/** Each of the last ten seconds begins, and the time ends, at most once per game; of several in one time step only the last. */
type TimeEvent = { readonly type: 'last-seconds'; readonly seconds: number } | { readonly type: 'time-up' };

export type ColorMatchEvent = { readonly type: 'started' } | AnsweredEvent | TimeEvent;

export const PENALTY_MS = 2000;
const SECOND_MS = 1000;
const LAST_SECONDS = 10;

/** The remaining time as displayed: whole seconds, rounded up. */
export function getSecondsLeft({ remainingMs }: Pick<ColorMatchState, 'remainingMs'>): number {
  return Math.ceil(remainingMs / SECOND_MS);
}

/** Whether these are the last ten seconds. */
export function isLate(state: Pick<ColorMatchState, 'remainingMs'>): boolean {
  return getSecondsLeft(state) <= LAST_SECONDS;
}

/** What the clock reaches between two remaining times; nothing before the last ten seconds. */
function listTimeEvents(beforeMs: number, remainingMs: number): readonly TimeEvent[] {
  const seconds = getSecondsLeft({ remainingMs });
  if (seconds > LAST_SECONDS || beforeMs <= seconds * SECOND_MS) return [];
  return [seconds === 0 ? { type: 'time-up' } : { type: 'last-seconds', seconds }];
}

function answerPrompt(state: ColorMatchState, number: number, saysMatch: boolean): MoveResult<ColorMatchState, ColorMatchEvent> {
  const { prompt } = state.deck;
  const isRight = saysMatch === isMatch(prompt);
  const remainingMs = isRight ? state.remainingMs : Math.max(0, state.remainingMs - PENALTY_MS);
  const event: AnsweredEvent = { type: 'answered', number, prompt, saysMatch, isRight };
  return {
    state: {
      ...state,
      remainingMs,
      deck: drawPrompt(state.deck.rng, state.deck),
      number: number + 1,
      shownMs: 0,
      right: state.right + (isRight ? 1 : 0),
      wrong: state.wrong + (isRight ? 0 : 1),
      streak: isRight ? state.streak + 1 : 0,
      reactionMs: state.reactionMs + state.shownMs,
    },
    events: [event, ...listTimeEvents(state.remainingMs, remainingMs)],
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
    deck: drawPrompt(seed, null),
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
    return {
      state: { ...state, remainingMs, shownMs: state.shownMs + passedMs },
      events: listTimeEvents(state.remainingMs, remainingMs),
    };
  },
  outcome: getOutcome,
};
