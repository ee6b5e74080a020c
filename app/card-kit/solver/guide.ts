// Hints along a winning line: once a solver has found one, later hints follow it.
import type { Hints } from '#app/game-kit/contract.ts';

/** A position of a winning line and the move to play there. */
export interface LinePosition<State, Move> {
  readonly state: State;
  readonly move: Move;
}

export interface GuideOptions<State, Move> {
  /** Equal for equal positions. */
  getKey(state: State): string;
  /** Whether a search makes sense at all. */
  canSearch(state: State): boolean;
  /** The hint without a search, for the case that there is no winning line; null if there is none. */
  getRuleMove(state: State): Move | null;
  /** Every position of a winning line from here; empty if none was found. */
  search(state: State, signal: Parameters<NonNullable<Hints<State, Move>['solve']>>[1]): Promise<readonly LinePosition<State, Move>[]>;
  play(state: State, move: Move): State;
}

/** While the player follows a line, no new search is started: a new line could lead back. */
export function createLineGuide<State, Move>(options: GuideOptions<State, Move>): NonNullable<Hints<State, Move>['solve']> {
  const { getKey, canSearch, getRuleMove, search, play } = options;
  let winningLine: ReadonlyMap<string, Move> = new Map(); // the move at each position
  let lastHint = { from: '', to: '' }; // positions before and after the last hint

  return async (state, signal) => {
    if (!canSearch(state)) return null;
    const positionKey = getKey(state);
    if (!winningLine.has(positionKey)) {
      const line = await search(state, signal).catch(() => []);
      const next = line[1] && getKey(line[1].state);
      const isBack = positionKey === lastHint.to && next === lastHint.from;
      if (!isBack && line.length > 0) winningLine = new Map(line.map((position) => [getKey(position.state), position.move]));
    }
    const move = winningLine.get(positionKey) ?? null;
    const shown = move ?? getRuleMove(state);
    lastHint = { from: positionKey, to: shown === null ? '' : getKey(play(state, shown)) };
    return move;
  };
}
