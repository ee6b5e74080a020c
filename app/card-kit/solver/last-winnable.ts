// Finds the last position of a lost game from which it can be won. Runs in the workers of the solvers.

/** The steps that win a position; 'lost' if there are none, null if the search cannot tell. */
export type Verdict<Step> = readonly Step[] | 'lost' | null;

export interface LastWinnable<Step> {
  readonly index: number; // -1 if no position can be won
  readonly line: readonly Step[]; // that wins from there
  readonly isSure: boolean; // the next position is proven lost
}

/** Halves the history, because whatever comes before a position that can be won can be won as well. Null if no position is decided. */
export function findLastWinnable<Position, Step>(
  history: readonly Position[],
  judge: (position: Position) => Verdict<Step>,
): LastWinnable<Step> | null {
  let [index, next] = [-1, history.length];
  let line: readonly Step[] = [];
  let isSure = false;
  while (next - index > 1) {
    const middle = (index + next) >> 1;
    const verdict = judge(history[middle] as Position);
    if (verdict === 'lost' || verdict === null) {
      next = middle;
      isSure = verdict === 'lost';
    } else {
      index = middle;
      line = verdict;
    }
  }
  return index < 0 && !isSure ? null : { index, line, isSure };
}
