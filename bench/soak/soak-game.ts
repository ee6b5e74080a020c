// What a soak knows of one game: a random player, and what has to hold after every move.
import type { Engine } from '#app/mini-games/engine.ts';
import { draw } from '#app/mini-games/lib/rng.ts';

/** An integer from 0 to `sides` − 1. */
type Roll = (sides: number) => number;

export interface SoakGame<State, Move, Options> {
  readonly title: string;
  readonly engine: Engine<State, Move, Options>;
  /** Any move of the right shape, also one that the rules refuse. */
  randomMove(state: State, roll: Roll): Move;
  /** Throws when a state is impossible by itself. */
  checkState(state: State): void;
  /** Throws when a move cannot have led from one state to the other. */
  checkStep(before: State, after: State, move: Move): void;
}

/** Where a soak begins, and how far it goes; the same figures play the same games. */
interface Stretch {
  readonly variant: number;
  readonly seed: number;
  readonly moves: number;
}

interface Soaked {
  readonly played: number;
  readonly refused: number;
  readonly finished: number; // games
}

/** A game whose types nobody else needs to know. */
export interface Soak {
  readonly title: string;
  readonly variants: readonly string[];
  run(stretch: Stretch): Soaked;
}

const LONGEST_GAME = 600; // moves, before another one begins
const SUGGESTED = 8; // one move in so many is one that the engine itself suggests
const SERIOUS = 8; // one game in so many is played to win

export function must(holds: boolean, words: string): void {
  if (!holds) throw new Error(words);
}

function dice(seed: number): Roll {
  let rng = seed;
  return (sides) => {
    let value: number;
    [value, rng] = draw(rng, sides);
    return value;
  };
}

export function soakOf<State, Move, Options>(game: SoakGame<State, Move, Options>): Soak {
  const { title, engine } = game;

  /** Mostly chance; in a serious game mostly the best move, which is how games come to their end. */
  function nextMove(state: State, roll: Roll, isSerious: boolean): Move {
    const wantsAdvice = (roll(SUGGESTED) === 0) !== isSerious;
    const suggested = wantsAdvice ? engine.candidateMoves(state) : [];
    const choice = isSerious || suggested.length === 0 ? 0 : roll(suggested.length);
    const period = isSerious ? (engine.clock?.period(state) ?? null) : null;
    if (period !== null && suggested.length === 0) return engine.clock?.tick(period) ?? game.randomMove(state, roll);
    return suggested[choice] ?? game.randomMove(state, roll);
  }

  function check(before: State, after: State, move: Move): void {
    const status = engine.status(before);
    if (after === before) return;
    must(status === 'playing', `was moved after its end, which was ${status}`);
    must(Number.isFinite(engine.score(after)), 'has a score that is no number');
    must(engine.describe(after) !== '', 'has nothing to say');
    game.checkState(after);
    game.checkStep(before, after, move);
  }

  function run({ variant, seed, moves }: Stretch): Soaked {
    const { options, label } = engine.variants[variant] ?? engine.variants[0];
    const roll = dice(seed);
    const begin = () => engine.start(options, roll(2 ** 32));
    let state = begin();
    let isSerious = false;
    let [refused, finished, age] = [0, 0, 0];
    game.checkState(state);
    for (let count = 0; count < moves; count += 1) {
      const move = nextMove(state, roll, isSerious);
      try {
        const why = engine.refusal?.(state, move) ?? null;
        const after = engine.play(state, move);
        must(why === null || after === state, `played what it had refused: ${why}`);
        check(state, after, move);
        if (after === state) refused += 1;
        state = after;
      } catch (error) {
        throw new Error(`${title}, ${label}, seed ${seed}, move ${count + 1} ${JSON.stringify(move)}: ${String(error)}`, { cause: error });
      }
      age += 1;
      const isOver = engine.status(state) !== 'playing';
      if (!isOver && age < LONGEST_GAME) continue;
      if (isOver) finished += 1;
      must(!isOver || engine.play(state, move) === state, `${title} was moved after its end`);
      age = 0;
      state = begin();
      isSerious = roll(SERIOUS) === 0;
      game.checkState(state);
    }
    return { played: moves, refused, finished };
  }

  return { title, variants: engine.variants.map(({ label }) => label), run };
}
