// Test helper: plays moves by the rules and throws if a move is refused unexpectedly.
import type { GameEvent, Rules } from '#app/game-kit/rules.ts';

export interface TestPlay<State, Move, Event> {
  /** The state after some moves; throws if one of them is refused. */
  after(state: State, ...moves: readonly Move[]): State;
  /** The events of one move. */
  events(state: State, move: Move): readonly Event[];
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
): TestPlay<State, Move, Event> {
  function playOrThrow(state: State, move: Move) {
    const result = rules.play(state, move);
    if ('refused' in result) throw new Error(`${JSON.stringify(move)} was refused: ${result.refused}`);
    return result;
  }

  function advance(state: State, ms: number): State {
    const result = rules.advance?.(state, ms) ?? { refused: null };
    return 'refused' in result ? state : result.state;
  }

  return {
    after: (state, ...moves) => moves.reduce((current, move) => playOrThrow(current, move).state, state),
    events: (state, move) => playOrThrow(state, move).events,
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
