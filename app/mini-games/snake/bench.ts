// How fast Snake starts, steps and grows.
import type { GameBench } from '#app/mini-games/player.ts';
import { player } from './player.ts';
import { rules, type SnakeMove, type SnakeState } from './rules/rules.ts';

const [{ options }] = rules.variants;
const BATCH = 100;

let seed = 0;

function startGames(): number {
  for (let count = 0; count < BATCH; count += 1) {
    seed += 1;
    rules.start(options, seed);
  }
  return BATCH;
}

function play(state: SnakeState, move: SnakeMove): SnakeState {
  const played = rules.play(state, move);
  return 'state' in played ? played.state : state;
}

function step(state: SnakeState): SnakeState {
  const passed = rules.advance?.(state, options.tickMs);
  return passed && 'state' in passed ? passed.state : state;
}

/** One game, turned by the best move now and then; returns the number of steps and turns. */
function playOut(): number {
  seed += 1;
  let state = play(rules.start(options, seed), { type: 'start' });
  let moves = 0;
  while (rules.outcome(state) === null && moves < 1000) {
    // Not at every step: choosing is no part of a move.
    const [turn] = moves % 8 === 0 ? player.moves(state) : [];
    if (turn) state = play(state, turn);
    state = step(state);
    moves += turn ? 2 : 1;
  }
  return moves;
}

export const bench: GameBench = {
  title: 'Snake',
  runs: [
    { name: 'starts', step: startGames },
    { name: 'moves', step: playOut },
  ],
};
