// Hints along a winning line: once a solver has found one, later hints follow it.
import type { Hints, StopSignal } from '#app/game-kit/contract.ts';
import type { MoveResult } from '#app/game-kit/rules.ts';

export interface LineHintsOptions<State, Move> {
  play(state: State, move: Move): MoveResult<State, unknown>;
  /** Equal for equal positions. */
  getKey(state: State): string;
  /** Whether a search makes sense at all. */
  canSearch(state: State): boolean;
  /** The hint without a search, for the case that there is no winning line; null if there is none. */
  getRuleMove(state: State): Move | null;
  /** The moves of a winning line from here; empty if none was found. */
  search(state: State, signal: StopSignal): Promise<readonly Move[]>;
}

/** While the player follows a line, no new search is started: a new line could lead back. */
export function createLineHints<State, Move>(options: LineHintsOptions<State, Move>): NonNullable<Hints<State, Move>['solve']> {
  const { play, getKey, canSearch, getRuleMove, search } = options;
  let winningLine: ReadonlyMap<string, Move> = new Map(); // the move at each position
  let lastHint = { from: '', to: '' }; // positions before and after the last hint

  function playMove(state: State, move: Move): State {
    const result = play(state, move);
    if ('refused' in result) throw new Error(`${JSON.stringify(move)} is refused: ${result.refused}`);
    return result.state;
  }

  async function findLine(start: State, signal: StopSignal): Promise<ReadonlyMap<string, Move>> {
    const line = new Map<string, Move>();
    let state = start;
    for (const move of await search(start, signal)) {
      line.set(getKey(state), move);
      state = playMove(state, move);
    }
    return line;
  }

  return async (state, signal) => {
    if (!canSearch(state)) return null;
    const positionKey = getKey(state);
    if (!winningLine.has(positionKey)) {
      const line = await findLine(state, signal).catch(() => new Map<string, Move>());
      const [, next] = line.keys();
      const isBack = positionKey === lastHint.to && next === lastHint.from;
      if (!isBack && line.size > 0) winningLine = line;
    }
    const move = winningLine.get(positionKey) ?? null;
    const shown = move ?? getRuleMove(state);
    lastHint = { from: positionKey, to: shown === null ? '' : getKey(playMove(state, shown)) };
    return move;
  };
}
