// Test helper: plays moves by the rules and throws if a move is refused unexpectedly.
import type { GameText, ToastMessage } from '#app/game-kit/contract.ts';
import type { GameEvent, Rules } from '#app/game-kit/rules.ts';
import { applyMoveOrTime } from './bot.ts';

export interface TestPlay<State, Move, Event> {
  /** The state after some moves; throws if one of them is refused. */
  after(state: State, ...moves: readonly Move[]): State;
  /** The events of one move, or of some ms; of time that is refused there are none. */
  events(state: State, by: Move | number): readonly Event[];
  /** What is announced of one move, or of some ms. */
  announce(state: State, by: Move | number): string | null | undefined;
  /** The toasts of one move. */
  toasts(state: State, move: Move): readonly ToastMessage[];
  isRefused(state: State, move: Move): boolean;
  /** The message of a refused move; null if it is silent. Throws if the move is accepted. */
  refusal(state: State, move: Move): string | null;
  /** The state after one time step; the same object if it was refused. */
  advance(state: State, ms: number): State;
  /** The state after the next `beats` automatic events. */
  waitBeats(state: State, beats?: number): State;
}

export function createTestPlay<State, Move extends object, Event extends GameEvent, Options>(
  rules: Rules<State, Move, Event, Options>,
  text: Partial<GameText<State, Event>> = {},
): TestPlay<State, Move, Event> {
  /** What a move or some time leads to. Time can be refused. */
  function apply(state: State, by: Move | number) {
    const result = applyMoveOrTime(rules, state, by);
    if ('state' in result) return result;
    if (typeof by === 'number') return { state, events: [] };
    throw new Error(`${JSON.stringify(by)} was refused: ${result.refused}`);
  }

  const advance = (state: State, ms: number): State => apply(state, ms).state;

  return {
    after: (state, ...moves) => moves.reduce((current, move) => apply(current, move).state, state),
    events: (state, by) => apply(state, by).events,
    announce(state, by) {
      const result = apply(state, by);
      return text.announcement?.(result.events, result.state);
    },
    toasts(state, move) {
      const result = apply(state, move);
      return result.events.flatMap((event) => text.toast?.(event, result.state) ?? []);
    },
    isRefused: (state, move) => 'refused' in rules.play(state, move),
    refusal(state, move) {
      const result = rules.play(state, move);
      if ('refused' in result) return result.refused;
      throw new Error(`${JSON.stringify(move)} was played`);
    },
    advance,
    waitBeats(state, beats = 1) {
      let current = state;
      for (let beat = 0; beat < beats; beat += 1) current = advance(current, rules.dueInMs?.(current) ?? 0);
      return current;
    },
  };
}
