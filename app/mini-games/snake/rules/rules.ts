// The rules of Snake, by the clock and step by step.
import type { Engine } from '#app/mini-games/rules.ts';
import { oppositeOf, type Direction } from '#app/mini-games/lib/directions.ts';
import { placeFood } from './food.ts';
import { cellAt, CELL_COUNT, neighborOf, SIZE } from './grid.ts';
import { outlook, safeDirections } from '#app/mini-games/snake/outlook.ts';

export interface SnakeOptions {
  /** Whether a snake that leaves at one edge comes back at the other. */
  readonly wraps: boolean;
  /** Whether each turn is a step at once and no clock runs. */
  readonly isStepwise: boolean;
}

export interface SnakeState extends SnakeOptions {
  readonly body: readonly number[]; // cells, the head first
  readonly heading: Direction; // of the last step
  readonly turns: readonly Direction[]; // wait for the next steps, the earliest first
  readonly food: number | null; // null on a full lawn
  readonly isStarted: boolean;
  readonly isDead: boolean;
  readonly rng: number;
}

export type SnakeMove = { readonly type: 'start' } | { readonly type: 'turn'; readonly direction: Direction } | { readonly type: 'tick' };

export const TICK_MS = 150;
export const START_LENGTH = 3;
const MOST_TURNS = 2;
const POINTS = 10; // for each food
const MIDDLE = SIZE / 2;

function start(options: SnakeOptions, seed: number): SnakeState {
  const body = Array.from({ length: START_LENGTH }, (_, index) => cellAt(MIDDLE, MIDDLE - index));
  const [food, rng] = placeFood(body, seed);
  return { ...options, body, heading: 'right', turns: [], food, isStarted: false, isDead: false, rng };
}

function status({ isDead, food }: SnakeState) {
  if (isDead) return 'lost';
  return food === null ? 'won' : 'playing';
}

/** One cell onwards. The tail leaves its cell in the same moment, so the head may enter it; food lets the tail stay. */
function step(state: SnakeState, heading: Direction, turns: readonly Direction[]): SnakeState {
  const { body, food } = state;
  const next = neighborOf(body[0] as number, heading, state.wraps);
  const hit = next === null ? 0 : body.indexOf(next);
  if (next === null || (hit !== -1 && hit !== body.length - 1)) return { ...state, heading, turns: [], isDead: true };
  const grown = [next, ...body];
  if (next !== food) {
    grown.pop();
    return { ...state, body: grown, heading, turns };
  }
  const [nextFood, rng] = placeFood(grown, state.rng);
  return { ...state, body: grown, heading, turns, food: nextFood, rng };
}

/** Whether a turn leads to the side of the direction that will be current once it is its turn. */
function isTurn(state: SnakeState, direction: Direction): boolean {
  const current = state.turns.at(-1) ?? state.heading;
  return direction !== current && direction !== oppositeOf(current);
}

/** The first turn starts the snake, wherever it leads; turns that lead nowhere and those beyond the second are dropped. */
function turn(state: SnakeState, direction: Direction): SnakeState {
  if (state.isStepwise) {
    return direction === oppositeOf(state.heading) ? state : step({ ...state, isStarted: true }, direction, []);
  }
  if (isTurn(state, direction) && state.turns.length < MOST_TURNS) {
    return { ...state, isStarted: true, turns: [...state.turns, direction] };
  }
  return state.isStarted ? state : { ...state, isStarted: true };
}

function play(state: SnakeState, move: SnakeMove): SnakeState {
  if (status(state) !== 'playing') return state;
  switch (move.type) {
    case 'start':
      return state.isStarted ? state : { ...state, isStarted: true };
    case 'turn':
      return turn(state, move.direction);
    case 'tick':
      return state.isStarted && !state.isStepwise ? step(state, state.turns[0] ?? state.heading, state.turns.slice(1)) : state;
    default:
      move satisfies never;
      return state;
  }
}

/** Words for a step that cannot be made. Against the clock nothing is said: the next tick would cut it short. */
function refusal(state: SnakeState, move: SnakeMove): string | null {
  const isBackwards = state.isStepwise && move.type === 'turn' && move.direction === oppositeOf(state.heading);
  return isBackwards && status(state) === 'playing' ? 'The snake cannot turn back on itself.' : null;
}

function score({ body }: SnakeState): number {
  return POINTS * (body.length - START_LENGTH);
}

function describe(state: SnakeState): string {
  const points = `Score: ${score(state)}`;
  if (state.isDead) return `Game Over! ${points}`;
  if (state.food === null) return `You Won! ${points}`;
  return state.isStepwise ? `${points}. ${outlook(state.body, state.heading, state.food, state.wraps)}` : points;
}

function candidateMoves(state: SnakeState): readonly SnakeMove[] {
  if (status(state) !== 'playing') return [];
  if (!state.isStarted) return [{ type: 'start' }];
  const ways = safeDirections(state.body, state.heading, state.food, state.wraps);
  const turns = state.isStepwise ? ways : ways.filter((direction) => state.turns.length < MOST_TURNS && isTurn(state, direction));
  return turns.map((direction) => ({ type: 'turn', direction }));
}

/**
 * The snake eats to grow and to score. The walls (unless the lawn wraps) and its own body end the game; a snake that fills
 * the whole lawn has won.
 */
export const engine: Engine<SnakeState, SnakeMove, SnakeOptions> = {
  version: 1,
  variants: [
    { label: 'Classic', options: { wraps: false, isStepwise: false } },
    { label: 'No walls', options: { wraps: true, isStepwise: false } },
    { label: 'Step by step', options: { wraps: false, isStepwise: true } },
  ],
  start,
  play,
  refusal,
  status,
  score,
  describe,
  candidateMoves,
  summary: ({ body }) => [`Length: ${body.length} of ${CELL_COUNT}`],
  hasBegun: ({ isStarted }) => isStarted,
  clock: {
    period: (state) => (state.isStarted && !state.isStepwise && status(state) === 'playing' ? TICK_MS : null),
    tick: () => ({ type: 'tick' }),
  },
};
