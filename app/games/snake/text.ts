// What Snake says.
import type { Words } from '#app/game-kit/contract.ts';
import { outlook } from './outlook.ts';
import { scoreOf } from './results.ts';
import type { SnakeEvent, SnakeState } from './rules/rules.ts';

const DEATHS = { wall: 'You ran into the wall.', stone: 'You ran into a stone.', bite: 'You bit yourself.' } as const;

function status(state: SnakeState): string {
  const points = `Score: ${scoreOf(state)}`;
  if (state.isDead) return `Game Over! ${points}`;
  return state.food === null ? `You Won! ${points}` : points;
}

/** What the lawn is called: the score, and step by step what lies ahead, too. */
export function lawnName(state: SnakeState): string {
  const { isStepwise, isDead, food } = state;
  return isStepwise && !isDead && food !== null ? `${status(state)}. ${outlook(state, food)}` : status(state);
}

/** Against the clock the score is enough to listen to; step by step each step is told with what lies ahead. Every end has its cause. */
function told(events: readonly SnakeEvent[], state: SnakeState): string | null {
  const last = events.at(-1);
  if (last?.type === 'died') return `${DEATHS[last.cause]} ${status(state)}`;
  if (!last || !state.isStepwise || state.food === null) return null;
  return last.type === 'stepped' ? outlook(state, state.food) : lawnName(state);
}

export const words: Words<SnakeState, SnakeEvent> = {
  status,
  figures: ({ body }, best) => [
    ['Best', best ?? 0],
    ['Length', body.length],
  ],
  told,
};
