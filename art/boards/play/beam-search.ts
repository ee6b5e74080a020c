// Beam search for a sequence of legal moves to a goal position.

interface SearchProblem<State, Move> {
  moves(state: State): readonly Move[];
  play(state: State, move: Move): State;
  key(state: State): string; // equal for equivalent states, of which only one is explored
  distance(state: State): number; // heuristic; 0 at the goal
}

/** Returns the moves from `start` to the first state of distance 0, keeping the `width` nearest states at each of `depth` steps; null if there is none. */
export function searchBeam<State, Move>(problem: SearchProblem<State, Move>, start: State, width: number, depth: number): Move[] | null {
  interface Node {
    readonly state: State;
    readonly distance: number;
    readonly move: Move | null;
    readonly before: Node | null;
  }
  const seen = new Set<string>([problem.key(start)]);
  let beam: Node[] = [{ state: start, distance: problem.distance(start), move: null, before: null }];
  for (let step = 0; step < depth && beam.length > 0; step++) {
    const next: Node[] = [];
    for (const node of beam) {
      for (const move of problem.moves(node.state)) {
        const state = problem.play(node.state, move);
        const key = problem.key(state);
        if (seen.has(key)) continue;
        seen.add(key);
        const found: Node = { state, distance: problem.distance(state), move, before: node };
        if (found.distance <= 0) {
          const line: Move[] = [];
          for (let last: Node | null = found; last?.move; last = last.before) line.unshift(last.move);
          return line;
        }
        next.push(found);
      }
    }
    beam = next.toSorted((one, other) => one.distance - other.distance).slice(0, width);
  }
  return null;
}
