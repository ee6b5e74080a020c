// The rules of Snake, by the clock and step by step.
import type { Outcome, MoveResult, Rules } from '#app/game-kit/rules.ts';
import { getOppositeDirection, type Direction } from '#app/game-kit/lib/directions.ts';
import { placeFood } from './food.ts';
import { getCell, getNeighbor, SIZE } from './grid.ts';
import { placeStones } from './stones.ts';

export interface SnakeOptions {
  /** Whether a snake that leaves at one edge comes back at the other. */
  readonly wraps: boolean;
  /** Whether each turn is a step at once and no clock runs. */
  readonly isStepwise: boolean;
  /** How long a step takes by the clock. */
  readonly tickMs: number; // 150
  /** How many stones lie on the lawn. */
  readonly stoneCount: number;
}

export interface SnakeState extends SnakeOptions {
  readonly body: readonly number[]; // cells, the head first
  readonly stones: readonly number[]; // cells
  readonly heading: Direction; // of the last step
  readonly turns: readonly Direction[]; // wait for the next steps, the earliest first
  readonly food: number | null; // null on a full lawn
  readonly isStarted: boolean;
  readonly isDead: boolean;
  readonly rng: number;
}

export type SnakeMove = { readonly type: 'start' } | { readonly type: 'turn'; readonly direction: Direction };

export type SnakeEvent =
  | { readonly type: 'started' }
  /** A turn that waits for the next step. */
  | { readonly type: 'turned'; readonly direction: Direction }
  | { readonly type: 'stepped'; readonly left: number } // the cell that the tail has left
  | { readonly type: 'ate'; readonly cell: number } // a step, too; the tail stayed
  | { readonly type: 'died'; readonly cause: 'wall' | 'stone' | 'bite' };

/** The specification's step. */
const TICK_MS = 150;
const STONES = 16;
export const START_LENGTH = 3;
const MOST_TURNS = 2;
const MIDDLE = SIZE / 2;

function start(options: SnakeOptions, seed: number): SnakeState {
  const body = Array.from({ length: START_LENGTH }, (_, index) => getCell(MIDDLE, MIDDLE - index));
  const [stones, following] = placeStones(options.stoneCount, MIDDLE, seed);
  const [food, rng] = placeFood(body, stones, following);
  return { ...options, stones, body, heading: 'right', turns: [], food, isStarted: false, isDead: false, rng };
}

function getOutcome({ isDead, food }: SnakeState): Outcome | null {
  if (isDead) return { result: 'lost' };
  return food === null ? { result: 'won' } : null;
}

/** What the head would run into at a cell; null where the way is free. The tail leaves its cell in the same moment. */
function findCauseOfDeath({ body, stones }: SnakeState, next: number | null): Extract<SnakeEvent, { type: 'died' }>['cause'] | null {
  if (next === null) return 'wall';
  if (stones.includes(next)) return 'stone';
  const hit = body.indexOf(next);
  return hit === -1 || hit === body.length - 1 ? null : 'bite';
}

/** One cell onwards. The tail leaves its cell in the same moment, so the head may enter it; food lets the tail stay. */
function step(state: SnakeState, heading: Direction, turns: readonly Direction[]) {
  const { body, stones, food } = state;
  const next = getNeighbor(body[0] as number, heading, state.wraps);
  const cause = findCauseOfDeath(state, next);
  if (next === null || cause !== null) {
    const event: SnakeEvent = { type: 'died', cause: cause ?? 'wall' };
    return { state: { ...state, heading, turns: [], isDead: true }, event };
  }
  const grown = [next, ...body];
  if (next !== food) {
    const event: SnakeEvent = { type: 'stepped', left: grown.pop() as number };
    return { state: { ...state, body: grown, heading, turns }, event };
  }
  const [nextFood, rng] = placeFood(grown, stones, state.rng);
  const event: SnakeEvent = { type: 'ate', cell: next };
  return { state: { ...state, body: grown, heading, turns, food: nextFood, rng }, event };
}

/** Whether a turn finds a place in the queue: it leads to the side of the direction that will be current once it is its turn. */
export function canTurn({ turns, heading }: SnakeState, direction: Direction): boolean {
  const current = turns.at(-1) ?? heading;
  return turns.length < MOST_TURNS && direction !== current && direction !== getOppositeDirection(current);
}

/** Each turn is a step at once, the first one after the start. */
function turnStepwise(state: SnakeState, direction: Direction): MoveResult<SnakeState, SnakeEvent> {
  if (direction === getOppositeDirection(state.heading)) return { refused: 'The snake cannot turn back on itself.' };
  const { state: next, event } = step(state, direction, []);
  return state.isStarted ? { state: next, events: [event] } : { state: { ...next, isStarted: true }, events: [{ type: 'started' }, event] };
}

/** The first turn starts the snake, wherever it leads; turns that lead nowhere and those beyond the second are refused. */
function queueTurn(state: SnakeState, direction: Direction): MoveResult<SnakeState, SnakeEvent> {
  const started: readonly SnakeEvent[] = state.isStarted ? [] : [{ type: 'started' }];
  if (canTurn(state, direction))
    return {
      state: { ...state, isStarted: true, turns: [...state.turns, direction] },
      events: [...started, { type: 'turned', direction }],
    };
  return state.isStarted ? { refused: null } : { state: { ...state, isStarted: true }, events: started };
}

const CLASSIC: SnakeOptions = { wraps: false, isStepwise: false, tickMs: TICK_MS, stoneCount: 0 };

/**
 * The snake eats to grow and to score. The walls (unless the lawn wraps), stones and its own body end the game; a snake that fills
 * the whole lawn has won. Against the clock a refusal says nothing: the next step would cut it short.
 */
export const rules: Rules<SnakeState, SnakeMove, SnakeEvent, SnakeOptions> = {
  version: 1,
  variants: [
    { id: 'classic', label: 'Classic', pace: 'clock', options: CLASSIC },
    { id: 'slow', label: 'Slow', pace: 'clock', options: { ...CLASSIC, tickMs: 220 } },
    { id: 'fast', label: 'Fast', pace: 'clock', options: { ...CLASSIC, tickMs: 100 } },
    { id: 'no-walls', label: 'No walls', pace: 'clock', options: { ...CLASSIC, wraps: true } },
    { id: 'stones', label: 'Stones', pace: 'clock', options: { ...CLASSIC, stoneCount: STONES } },
    { id: 'step-by-step', label: 'Step by step', pace: 'turns', options: { ...CLASSIC, isStepwise: true } },
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
  dueInMs: (state) => (state.isStarted && !state.isStepwise && getOutcome(state) === null ? state.tickMs : null),
  /** One step, however late: a clock that is late by less than a step keeps its beat, any other begins a new one. */
  advance(state, ms) {
    const { tickMs } = state;
    if (ms < tickMs || !state.isStarted || state.isStepwise || getOutcome(state)) return { refused: null };
    const { state: next, event } = step(state, state.turns[0] ?? state.heading, state.turns.slice(1));
    return { state: next, events: [event], usedMs: ms < 2 * tickMs ? tickMs : ms };
  },
  outcome: getOutcome,
};
