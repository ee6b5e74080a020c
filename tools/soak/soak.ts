// Plays a game at random and checks its invariants after every move and every lapse of time.
import { allGames } from '#app/games/demos.ts';
import { assertHolds, applyMoveOrTime, createRoll, type Invariants, type Bot } from '#tests/games/bot.ts';
import type { GameEvent, Rules } from '#app/game-kit/rules.ts';

export interface SoakGame {
  readonly title: string;
  readonly rules: Rules<unknown, object, GameEvent, unknown>;
  readonly bot: Bot<unknown, object>;
  readonly invariants: Invariants<unknown, object, GameEvent>;
}

/** The same values always play the same games. */
interface SoakRun {
  readonly variant: number;
  readonly seed: number;
  readonly moves: number;
}

const MAX_MOVES_PER_GAME = 600; // then a new game begins
const SUGGESTED_MOVE_ODDS = 8; // one move in 8 is suggested by the bot
const SERIOUS_GAME_ODDS = 8; // one game in 8 is played to win
const WAIT_ODDS = 2; // one step in 2 lets time pass, in games with a clock
const MAX_WAIT_MS = 400;

/** Loads a game with its test bot and invariants. */
export async function loadSoakGame(id: string, title: string): Promise<SoakGame> {
  const [{ rules }, { bot }, { invariants }] = (await Promise.all([
    import(`#app/games/${id}/rules/rules.ts`),
    import(`#tests/games/${id}/bot.ts`),
    import(`#tests/games/${id}/invariants.ts`),
  ])) as [Pick<SoakGame, 'rules'>, Pick<SoakGame, 'bot'>, Pick<SoakGame, 'invariants'>];
  await Promise.all(rules.variants.map(({ resources }) => resources?.load()));
  return { title, rules, bot, invariants };
}

/** Loads every game of the registry, in registry order, and then the demos. */
export function loadSoakGames(): Promise<SoakGame[]> {
  return Promise.all(allGames.map(({ id, title }) => loadSoakGame(id, title)));
}

/** Plays random games of a variant; throws an error with the seed, the move and the reason if an invariant fails. */
export function soak({ title, rules, bot, invariants }: SoakGame, { variant, seed, moves }: SoakRun) {
  const { options, label } = rules.variants[variant] ?? rules.variants[0];
  const roll = createRoll(seed);

  /** Picks a random step; in a serious game mostly the best move, and all the time that is due, so that games reach their end. */
  function nextStep(state: unknown, isSerious: boolean): object | number {
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
  return { played: moves, refused, finished }; // the last are games
}

/** Checks `starts` new games of a variant, of `first` and the seeds after it; returns how many, or 0 if the game has no invariants for a new game. */
export function soakStarts({ title, rules, invariants }: SoakGame, variant: number, first: number, starts: number): number {
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
