// Texts of 2048: status line, figures, toasts and announcements for screen readers.
import type { GameText, KeyTableRow, PlayerRecord, ToastMessage } from '#app/game-kit/contract.ts';
import type { Direction } from '#app/game-kit/lib/directions.ts';
import { listWithBest, type Figures } from '#app/game-kit/lib/figures.ts';
import { getPlaceName, lowercaseFirst } from '#app/game-kit/lib/grid.ts';
import { getHighestPower, getSize, getTileValue } from './rules/board.ts';
import { GOAL, REACHED_GOAL, rules, type Event2048, type State2048 } from './rules/rules.ts';
import { formatNumber } from '#app/content/format/format-count.ts';

export const READ_BOARD: KeyTableRow = { keys: ['b'], action: 'Have a screen reader read the board' };

export const keys: readonly KeyTableRow[] = [{ keys: ['Arrow keys', 'W, A, S, D'], action: 'Slide all tiles that way' }, READ_BOARD];

const DIRECTION_NAMES: Readonly<Record<Direction, string>> = { up: 'Up', right: 'Right', down: 'Down', left: 'Left' };

function getStatus(state: State2048): string {
  if (rules.outcome(state)) return 'Game Over!';
  return state.turns === 0 ? 'Slide the tiles' : `Largest tile: ${getTileValue(getHighestPower(state.board))}`;
}

/** The announcement of the end; the result shows the same figures. */
function describeEnd(state: State2048): string {
  const highest = getHighestPower(state.board);
  return `${getStatus(state)} ${highest >= GOAL ? `You made ${getTileValue(highest)}. ` : ''}Score: ${formatNumber(state.score)}`;
}

/** Announces a turn, such as 'Left. Made 8, 4. New 2 at row 1, column 4. Score: 96'. */
function describeEvents(events: readonly Event2048[], state: State2048): string | null {
  const slid = events.find((event) => event.type === 'slid');
  const spawned = events.find((event) => event.type === 'spawned');
  if (!slid || !spawned) return null;
  const values = events.flatMap((event) => (event.type === 'merged' ? getTileValue(event.power) : []));
  const merges = values.length === 0 ? '' : ` Made ${values.join(', ')}.`;
  const place = lowercaseFirst(getPlaceName(spawned.cell, getSize(state.board)));
  const end = rules.outcome(state) ? describeEnd(state) : `Score: ${formatNumber(state.score)}`;
  return `${DIRECTION_NAMES[slid.direction]}.${merges} New ${getTileValue(spawned.power)} at ${place}. ${end}`;
}

function getToast(event: Event2048): ToastMessage | null {
  return event.type === 'reached' || event.type === REACHED_GOAL
    ? { title: `You made ${getTileValue(event.power)}!`, detail: 'Keep going' }
    : null;
}

/** On a daily board, the points that are left to its goal stand in place of the best score; the toolbar names the goal. */
function getFigures({ score }: State2048, { best, target }: PlayerRecord): Figures {
  if (target === null) return listWithBest('Score', score, best === null ? null : Math.max(best, score));
  return [['Score', score], score < target ? ['To go', target - score, 'to-go'] : ['Goal', 'reached']];
}

export const text: GameText<State2048, Event2048> = {
  status: getStatus,
  figures: getFigures,
  announcement: describeEvents,
  toast: getToast,
};
