// Plays a game at random and checks its invariants after every move and every lapse of time.
import { draw } from '#app/game-kit/lib/random.ts';
import { assertHolds, applyMoveOrTime, type Invariants, type Bot, type Roll } from '#tests/bots/bot.ts';
import type { GameEvent, Rules } from '#app/game-kit/rules.ts';

export interface SoakGame<State, Move extends object, Event extends GameEvent, Options> {
  readonly title: string;
  readonly rules: Rules<State, Move, Event, Options>;
  readonly bot: Bot<State, Move>;
  readonly invariants: Invariants<State, Move, Event>;
}

/** The same values always play the same games. */
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

const MAX_MOVES_PER_GAME = 600; // then a new game begins
const SUGGESTED_MOVE_ODDS = 8; // one move in 8 is suggested by the bot
const SERIOUS_GAME_ODDS = 8; // one game in 8 is played to win
const WAIT_ODDS = 2; // one step in 2 lets time pass, in games with a clock
const MAX_WAIT_MS = 400;

function createDice(seed: number): Roll {
  let rng = seed;
  return (sides) => {
    let value: number;
    [value, rng] = draw(rng, sides);
    return value;
  };
}

/** Plays random games of a variant; throws an error with the seed, the move and the reason if an invariant fails. */
export function soak<State, Move extends object, Event extends GameEvent, Options>(
  { title, rules, bot, invariants }: SoakGame<State, Move, Event, Options>,
  { variant, seed, moves }: SoakRun,
): SoakTotals {
  const { options, label } = rules.variants[variant] ?? rules.variants[0];
  const roll = createDice(seed);

  /** Picks a random step; in a serious game mostly the best move, and all the time that is due, so that games reach their end. */
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

/** Checks `starts` new games of a variant, of `first` and the seeds after it; returns how many, or 0 if the game has no invariants for a new game. */
export function soakStarts<State, Move extends object, Event extends GameEvent, Options>(
  { title, rules, invariants }: SoakGame<State, Move, Event, Options>,
  variant: number,
  first: number,
  starts: number,
): number {
  const { options, label } = rules.variants[variant] ?? rules.variants[0];
  if (!invariants.checkStart) return 0;
  for (let index = 0; index < starts; index += 1) {
    const seed = (first + index) >>> 0;
    try {
      invariants.checkStart(rules.start(options, seed));
    } catch (error) {
      throw new Error(`${title}, ${label}, seed ${seed}: ${String(error)}`, { cause: error });
    }
  }
  return starts;
}
