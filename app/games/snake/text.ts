// Texts of Snake: status line, figures and announcements for screen readers.
import type { GameText } from '#app/game-kit/contract.ts';
import { DIRECTIONS, getOppositeDirection, type Direction } from '#app/game-kit/lib/directions.ts';
import { getColumn, getRow } from '#app/game-kit/lib/grid.ts';
import { getNeighbor, SIZE } from './rules/grid.ts';
import { findCauseOfDeath, getScore, type SnakeEvent, type SnakeState } from './rules/rules.ts';
import { formatNumber } from '#app/content/format/format-count.ts';

/** Whether a step survives. */
export function isSafe(state: SnakeState, direction: Direction): boolean {
  return findCauseOfDeath(state, getNeighbor(state.body[0] as number, direction, state.wraps)) === null;
}

/** The obstacle straight ahead and its distance in steps. Body cells that the snake will have left by then do not count. */
function describeObstacle({ body, stones, heading, food, wraps }: SnakeState): string {
  let cell = body[0] as number;
  let { length } = body;
  for (let steps = 1; steps <= SIZE; steps += 1) {
    const next = getNeighbor(cell, heading, wraps);
    if (next === null) return `Wall ${steps} ahead`;
    if (stones.includes(next)) return `Stone ${steps} ahead`;
    const part = body.indexOf(next);
    if (part >= 0 && part + steps < length) return `Tail ${steps} ahead`;
    if (next === food) length += 1;
    cell = next;
  }
  return 'Nothing ahead';
}

/** The way to the food, not counting ways through an edge. */
function describeWay({ body: [head = 0], food }: SnakeState): string {
  const columns = getColumn(food ?? head, SIZE) - getColumn(head, SIZE);
  const rows = getRow(food ?? head, SIZE) - getRow(head, SIZE);
  const horizontal = columns === 0 ? [] : [`${Math.abs(columns)} ${columns > 0 ? 'right' : 'left'}`];
  const vertical = rows === 0 ? [] : [`${Math.abs(rows)} ${rows > 0 ? 'down' : 'up'}`];
  return [...horizontal, ...vertical].join(', ');
}

/** The way to the food, the obstacle ahead, and the deadly directions: 'Food 3 right, 2 up. Wall 4 ahead. Danger up'. */
function describeOutlook(state: SnakeState): string {
  const sides = DIRECTIONS.filter((direction) => direction !== state.heading && direction !== getOppositeDirection(state.heading));
  const dangers = sides.filter((direction) => !isSafe(state, direction));
  const warning = dangers.length === 0 ? '' : `. Danger ${dangers.join(', ')}`;
  return `Food ${describeWay(state)}. ${describeObstacle(state)}${warning}`;
}

const DEATH_MESSAGES = { wall: 'You ran into the wall.', stone: 'You ran into a stone.', bite: 'You bit yourself.' } as const;

function getStatus(state: SnakeState): string {
  if (state.isDead) return 'Game Over!';
  return state.food === null ? 'You Won!' : `Score: ${formatNumber(getScore(state))}`;
}

/** The accessible name of the lawn: how the game stands, the score, and in the step-by-step variant also what lies ahead. */
export function getLawnLabel(state: SnakeState): string {
  const { isStepwise, isDead, food } = state;
  if (isDead || food === null) return `${getStatus(state)} Score: ${formatNumber(getScore(state))}`;
  return isStepwise ? `${getStatus(state)}. ${describeOutlook(state)}` : getStatus(state);
}

/** Real time announces only the score; step by step announces each step with what lies ahead. Every end is announced with its cause. */
function describeEvents(events: readonly SnakeEvent[], state: SnakeState): string | null {
  const last = events.at(-1);
  if (last?.type === 'died') return `${DEATH_MESSAGES[last.cause]} ${getLawnLabel(state)}`;
  if (!last || !state.isStepwise || state.food === null) return null;
  return last.type === 'stepped' ? describeOutlook(state) : getLawnLabel(state);
}

export const text: GameText<SnakeState, SnakeEvent> = {
  status: getStatus,
  figures: (state, { best }) => [
    ...(state.isDead ? [['Score', getScore(state)] as const] : []),
    ...(best === null ? [] : [['Best', best] as const]),
  ],
  announcement: describeEvents,
};
