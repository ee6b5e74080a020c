// Benchmarks the rules of every mini game and demo in operations per second: new games of each variant, and the moves of a game that its test bot played.
import { applyMoveOrTime } from '#tests/bots/bot.ts';
import { loadSoakGames, type AnySoakGame } from './soak/load-games.ts';

const ROUNDS = 5;
const ROUND_MS = 200;
const MAX_STEPS = 300; // of the recorded game

type Step = object | number; // a move, or elapsed ms

/** Plays a game with the bot's best moves; where it has none, the time that is due passes. */
function recordGame({ rules, bot }: AnySoakGame): { readonly seed: number; readonly steps: readonly Step[]; readonly states: unknown[] } {
  const { seed, moves } = bot.wholeGame ?? { seed: 1, moves: [] };
  const steps: Step[] = [];
  const states: unknown[] = []; // before each step
  let state = rules.start(rules.variants[0].options, seed);
  while (steps.length < MAX_STEPS && rules.outcome(state) === null) {
    const step = (moves[steps.length] ?? bot.moves(state)[0] ?? rules.dueInMs?.(state) ?? null) as Step | null;
    const result = step === null ? null : applyMoveOrTime(rules, state, step as never);
    if (step === null || result === null || 'refused' in result) break;
    states.push(state);
    steps.push(step);
    ({ state } = result);
  }
  return { seed, steps, states };
}

/** Measures operations per second: the median of five rounds after a warm-up. `workload` returns how many operations it did. */
function measureRate(workload: () => number): number {
  const rounds = Array.from({ length: ROUNDS + 1 }, () => {
    const start = performance.now();
    let operations = 0;
    while (performance.now() - start < ROUND_MS) operations += workload();
    return (operations / (performance.now() - start)) * 1000;
  });
  return Math.round(rounds.slice(1).toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0);
}

export async function measureEngines() {
  const games = await loadSoakGames();
  return games.flatMap((game) => {
    const { title, rules, bot } = game;
    const { seed, steps, states } = recordGame(game);
    let next = 0;
    function startGame(options: unknown): number {
      const state = rules.start(options, (next += 1));
      if (rules.linkCode) rules.play(state, rules.linkCode.decode(0)); // the first move creates the board
      return 1;
    }
    function replay(): number {
      let state = rules.start(rules.variants[0].options, seed);
      for (const step of steps) {
        const result = applyMoveOrTime(rules, state, step as never);
        if ('state' in result) ({ state } = result);
      }
      return steps.length;
    }
    function suggest(): number {
      for (const state of states) bot.moves(state);
      return states.length;
    }
    const workloads: readonly (readonly [what: string, work: () => number])[] = [
      ...rules.variants.map(({ label, options }) => [`new games, ${label}`, () => startGame(options)] as const),
      [`moves of a game of ${steps.length}`, replay],
      ['positions for which moves are suggested', suggest],
    ];
    return workloads.map(([what, workload]) => ({ game: title, what, 'per second': measureRate(workload) }));
  });
}
