// Texts of Snake: status line, figures and announcements for screen readers.
import type { GameText } from '#app/game-kit/contract.ts';
import { describeOutlook } from './outlook.ts';
import { getScore, type SnakeEvent, type SnakeState } from './rules/rules.ts';
import { formatNumber } from '#app/content/format/format-count.ts';

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
