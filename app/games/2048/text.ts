// What 2048 says.
import type { News, Words } from '#app/game-kit/contract.ts';
import type { Direction } from '#app/game-kit/lib/directions.ts';
import { highestOf, sizeOf, valueOf } from './rules/board.ts';
import { GOAL, rules, type Event2048, type State2048 } from './rules/rules.ts';

const NAMES: Readonly<Record<Direction, string>> = { up: 'Up', right: 'Right', down: 'Down', left: 'Left' };

function status(state: State2048): string {
  const { board, score, turns } = state;
  const highest = highestOf(board);
  if (rules.outcome(state)) return `Game Over! ${highest >= GOAL ? `You made ${valueOf(highest)}. ` : ''}Score: ${score}`;
  return turns === 0 ? 'Slide the tiles' : `Largest tile: ${valueOf(highest)}`;
}

/** A whole turn, such as 'Left. Merged 8, 4. New 2 at row 1 column 4. Score 96'. */
function told(events: readonly Event2048[], state: State2048): string | null {
  const slid = events.find((event) => event.type === 'slid');
  const spawned = events.find((event) => event.type === 'spawned');
  if (!slid || !spawned) return null;
  const values = events.flatMap((event) => (event.type === 'merged' ? valueOf(event.power) : []));
  const merges = values.length === 0 ? '' : ` Merged ${values.join(', ')}.`;
  const size = sizeOf(state.board);
  const place = `row ${Math.floor(spawned.cell / size) + 1} column ${(spawned.cell % size) + 1}`;
  const end = rules.outcome(state) ? status(state) : `Score ${state.score}`;
  return `${NAMES[slid.direction]}.${merges} New ${valueOf(spawned.power)} at ${place}. ${end}`;
}

function toast(event: Event2048): News | null {
  return event.type === 'reached' ? { title: `You made ${valueOf(event.power)}!`, detail: 'Keep going' } : null;
}

export const words: Words<State2048, Event2048> = {
  status,
  figures: ({ score }, best) => [
    ['Score', score],
    ['Best', Math.max(best ?? 0, score)],
  ],
  told,
  toast,
};
