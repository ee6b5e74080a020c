// 2048: turns, hints and what is told.
import { DIRECTIONS } from '#app/mini-games/lib/directions.ts';
import type { GameBench } from '#app/mini-games/player.ts';
import { hints } from './hints.ts';
import { rules, type State2048 } from './rules/rules.ts';
import { words } from './words.ts';

const BATCH = 1000;

let seed = 0;
let state: State2048 = rules.start(rules.variants[0].options, seed);

function startAgain(): void {
  seed += 1;
  state = rules.start(rules.variants[0].options, seed);
}

/** Plays on, round and round the directions; a new game when the last one is over. */
function playOn(): number {
  let turns = 0;
  for (let tries = 0; turns < BATCH; tries += 1) {
    const played = rules.play(state, { type: 'slide', direction: DIRECTIONS[tries % DIRECTIONS.length] ?? 'up' });
    if ('state' in played) {
      ({ state } = played);
      turns += 1;
    } else if (rules.outcome(state)) startAgain();
  }
  return turns;
}

function playByHints(): number {
  for (let index = 0; index < BATCH / 10; index += 1) {
    const [move] = hints.moves(state);
    const played = move && rules.play(state, move);
    if (played && 'state' in played) {
      ({ state } = played);
      words.told?.(played.events, state);
    } else startAgain();
  }
  return BATCH / 10;
}

export const bench: GameBench = {
  title: '2048',
  runs: [
    { name: 'turns', step: playOn },
    { name: 'turns by hint, told', step: playByHints },
  ],
};
