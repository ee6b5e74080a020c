// The rules of Snake, in real time and step by step.
import type { Outcome, MoveResult, Rules } from '#app/game-kit/rules.ts';
import { getOppositeDirection, type Direction } from '#app/game-kit/lib/directions.ts';
import { getNeighbor, placeFood, placeStones, SIZE } from './grid.ts';

export interface SnakeOptions {
  /** Whether the snake passes through an edge and reappears at the opposite one. */
  readonly wraps: boolean;
  /** Whether each turn is immediately one step, without a clock. */
  readonly isStepwise: boolean;
  readonly stoneCount: number;
}

export interface SnakeState extends SnakeOptions {
  readonly body: readonly number[]; // cells, the head first
  readonly stones: readonly number[]; // cells
  readonly heading: Direction; // of the last step
  readonly turns: readonly Direction[]; // queue for the next steps, earliest first
  readonly food: number | null; // a cell; null once the lawn is full
  readonly isStarted: boolean;
  readonly isDead: boolean;
  readonly rng: number;
}

export type SnakeMove = { readonly type: 'start' } | { readonly type: 'turn'; readonly direction: Direction };

export type SnakeEvent =
  | { readonly type: 'started' }
  /** A turn was queued for the next step. */
  | { readonly type: 'turned'; readonly direction: Direction }
  | { readonly type: 'stepped'; readonly left: number } // `left` is the cell that the tail has left
  | { readonly type: 'ate'; readonly cell: number } // also a step; the tail stays
  | { readonly type: 'died'; readonly cause: 'wall' | 'stone' | 'bite' };

/** Duration of a step in real time. */
export const TICK_MS = 150;
export const START_LENGTH = 3;
const MAX_QUEUED_TURNS = 2;
export const POINTS = 10; // per food
const MIDDLE = SIZE / 2;

function start(options: SnakeOptions, seed: number): SnakeState {
  const body = Array.from({ length: START_LENGTH }, (_, index) => SIZE * MIDDLE + MIDDLE - index);
  const [stones, following] = placeStones(options.stoneCount, MIDDLE, seed);
  const [food, rng] = placeFood(body, stones, following);
  return { ...options, stones, body, heading: 'right', turns: [], food, isStarted: false, isDead: false, rng };
}

export function getScore({ body }: SnakeState): number {
  return POINTS * (body.length - START_LENGTH);
}

function getOutcome({ isDead, food }: SnakeState): Outcome | null {
  if (isDead) return { result: 'lost' };
  return food === null ? { result: 'won' } : null;
}

/** What the head would hit at a cell; null if the cell is free. The tail's cell counts as free, because the tail leaves it in the same step. */
export function findCauseOfDeath({ body, stones }: SnakeState, next: number | null): Extract<SnakeEvent, { type: 'died' }>['cause'] | null {
  if (next === null) return 'wall';
  if (stones.includes(next)) return 'stone';
  const hit = body.indexOf(next);
  return hit === -1 || hit === body.length - 1 ? null : 'bite';
}

/** Moves the snake by one cell. The head may enter the tail's cell; when the snake eats, the tail stays. */
function step(state: SnakeState, heading: Direction, turns: readonly Direction[]) {
  const { body, stones } = state;
  const next = getNeighbor(body[0] as number, heading, state.wraps);
  const cause = findCauseOfDeath(state, next);
  if (next === null || cause !== null) {
    const event: SnakeEvent = { type: 'died', cause: cause ?? 'wall' };
    return { state: { ...state, heading, turns: [], isDead: true }, event };
  }
  const grown = [next, ...body];
  if (next !== state.food) {
    const event: SnakeEvent = { type: 'stepped', left: grown.pop() as number };
    return { state: { ...state, body: grown, heading, turns }, event };
  }
  const [food, rng] = placeFood(grown, stones, state.rng);
  const event: SnakeEvent = { type: 'ate', cell: next };
  return { state: { ...state, body: grown, heading, turns, food, rng }, event };
}

/** Whether a turn can be queued: it must be perpendicular to the direction before it. */
export function canTurn({ turns, heading }: SnakeState, direction: Direction): boolean {
  const current = turns.at(-1) ?? heading;
  return turns.length < MAX_QUEUED_TURNS && direction !== current && direction !== getOppositeDirection(current);
}

/** Step by step: each turn is immediately one step; the first one also starts the game. */
function turnStepwise(state: SnakeState, direction: Direction): MoveResult<SnakeState, SnakeEvent> {
  if (direction === getOppositeDirection(state.heading)) return { refused: "The snake can't turn back on itself." };
  const { state: next, event } = step(state, direction, []);
  return state.isStarted ? { state: next, events: [event] } : { state: { ...next, isStarted: true }, events: [{ type: 'started' }, event] };
}

/** The first turn always starts the game. Later turns that change nothing, and those that exceed the queue, are refused. */
function queueTurn(state: SnakeState, direction: Direction): MoveResult<SnakeState, SnakeEvent> {
  const started: readonly SnakeEvent[] = state.isStarted ? [] : [{ type: 'started' }];
  if (canTurn(state, direction))
    return {
      state: { ...state, isStarted: true, turns: [...state.turns, direction] },
      events: [...started, { type: 'turned', direction }],
    };
  return state.isStarted ? { refused: null } : { state: { ...state, isStarted: true }, events: started };
}

/** As in the specification. */
const CLASSIC: SnakeOptions = { wraps: false, isStepwise: false, stoneCount: 0 };

/**
 * The snake grows and scores by eating. Walls (unless the lawn wraps), stones and its own body end the game; filling the whole lawn wins.
 * In real time, refusals are silent: the next step would interrupt the message.
 */
export const rules: Rules<SnakeState, SnakeMove, SnakeEvent, SnakeOptions> = {
  version: 1,
  variants: [
    { id: 'classic', label: 'Classic', pace: 'clock', options: CLASSIC },
    { id: 'step-by-step', label: 'Step by step', pace: 'turns', options: { ...CLASSIC, isStepwise: true } },
    { id: 'no-walls', label: 'No walls', pace: 'clock', options: { ...CLASSIC, wraps: true } },
    { id: 'stones', label: 'Stones', pace: 'clock', options: { ...CLASSIC, stoneCount: 16 } },
  ],
  start,
  play(state, move) {
    if (getOutcome(state)) return { refused: state.isStepwise ? 'This game is over.' : null };
    switch (move.type) {
      case 'start':
        return state.isStarted ? { refused: null } : { state: { ...state, isStarted: true }, events: [{ type: 'started' }] };
      case 'turn':
        return state.isStepwise ? turnStepwise(state, move.direction) : queueTurn(state, move.direction);
      default:
        move satisfies never;
        return { refused: null };
    }
  },
  dueInMs: (state) => (state.isStarted && !state.isStepwise && getOutcome(state) === null ? TICK_MS : null),
  /** One step per call, however late it is. */
  advance(state, ms) {
    if (ms < TICK_MS || !state.isStarted || state.isStepwise || getOutcome(state)) return { refused: null };
    const { state: next, event } = step(state, state.turns[0] ?? state.heading, state.turns.slice(1));
    return { state: next, events: [event] };
  },
  outcome: getOutcome,
};
