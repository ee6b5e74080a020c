// Random play that checks every state: what has to hold after each move and each stretch of time, whatever was played.
import { draw } from '#app/game-kit/lib/random.ts';
import { assertHolds, applyMoveOrTime, type Invariants, type Bot, type Roll } from '#tests/bots/bot.ts';
import type { GameEvent, Rules } from '#app/game-kit/rules.ts';

/** A game as a soak gets it. */
export interface SoakGame<State, Move extends object, Event extends GameEvent, Options> {
  readonly title: string;
  readonly rules: Rules<State, Move, Event, Options>;
  readonly bot: Bot<State, Move>;
  readonly invariants: Invariants<State, Move, Event>;
}

/** Where a soak begins, and how far it goes; the same figures play the same games. */
export interface SoakRun {
  readonly variant: number;
  readonly seed: number;
  readonly moves: number;
}

export interface SoakTotals {
  readonly played: number;
  readonly refused: number;
  readonly finished: number; // games
}

const MAX_MOVES_PER_GAME = 600; // moves, before another one begins
const SUGGESTED_MOVE_ODDS = 8; // one move in so many is a sensible one
const SERIOUS_GAME_ODDS = 8; // one game in so many is played to win
const WAIT_ODDS = 2; // one step in so many lets time pass, where it can
const MAX_WAIT_MS = 400;

function createDice(seed: number): Roll {
  let rng = seed;
  return (sides) => {
    let value: number;
    [value, rng] = draw(rng, sides);
    return value;
  };
}

/** Plays one stretch of a variant; throws with seed, move and words where something does not hold. */
export function soak<State, Move extends object, Event extends GameEvent, Options>(
  { title, rules, bot, invariants }: SoakGame<State, Move, Event, Options>,
  { variant, seed, moves }: SoakRun,
): SoakTotals {
  const { options, label } = rules.variants[variant] ?? rules.variants[0];
  const roll = createDice(seed);

  /** Mostly chance; in a serious game mostly the best move, and all the time that is due, which is how games come to their end. */
  function nextStep(state: State, isSerious: boolean): Move | number {
    const due = rules.dueInMs?.(state) ?? null;
    if (due !== null && !isSerious && roll(WAIT_ODDS) === 0) return roll(2) === 0 ? due : 1 + roll(MAX_WAIT_MS);
    const usesSuggestion = (roll(SUGGESTED_MOVE_ODDS) === 0) !== isSerious;
    const suggested = usesSuggestion ? bot.moves(state) : [];
    if (isSerious && due !== null && suggested.length === 0) return due;
    return suggested[isSerious || suggested.length === 0 ? 0 : roll(suggested.length)] ?? bot.randomMove(state, roll);
  }

  const startGame = () => rules.start(options, roll(2 ** 32));
  let state = startGame();
  let isSerious = false;
  let [refused, finished, movesInGame] = [0, 0, 0];
  invariants.checkState(state);
  for (let count = 0; count < moves; count += 1) {
    const step = nextStep(state, isSerious);
    try {
      const result = applyMoveOrTime(rules, state, step);
      if ('refused' in result) refused += 1;
      else {
        assertHolds(rules.outcome(state) === null, 'was moved after its end');
        invariants.checkState(result.state);
        invariants.checkStep(state, result.state, step, result.events);
        ({ state } = result);
      }
    } catch (error) {
      throw new Error(`${title}, ${label}, seed ${seed}, move ${count + 1} ${JSON.stringify(step)}: ${String(error)}`, { cause: error });
    }
    movesInGame += 1;
    const isOver = rules.outcome(state) !== null;
    if (!isOver && movesInGame < MAX_MOVES_PER_GAME) continue;
    if (isOver) finished += 1;
    movesInGame = 0;
    state = startGame();
    isSerious = roll(SERIOUS_GAME_ODDS) === 0;
    invariants.checkState(state);
  }
  return { played: moves, refused, finished };
}

/** Starts many games of a variant and checks each, where a fresh game has something to check; returns how many there were. */
export function soakStarts<State, Move extends object, Event extends GameEvent, Options>(
  { title, rules, invariants }: SoakGame<State, Move, Event, Options>,
  variant: number,
  starts: number,
): number {
  const { options, label } = rules.variants[variant] ?? rules.variants[0];
  if (!invariants.checkStart) return 0;
  for (let seed = 0; seed < starts; seed += 1) {
    try {
      invariants.checkStart(rules.start(options, seed));
    } catch (error) {
      throw new Error(`${title}, ${label}, seed ${seed}: ${String(error)}`, { cause: error });
    }
  }
  return starts;
}
