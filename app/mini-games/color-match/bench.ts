// How fast Color Match deals prompts and counts answers.
import type { GameBench } from '#app/mini-games/player.ts';
import { newDeck, nextPrompt } from './rules/prompts.ts';
import { rules, type ColorMatchMove, type ColorMatchState } from './rules/rules.ts';

const [{ options }] = rules.variants;
const BATCH = 1000;

let seed = 0;

function deal(): number {
  seed += 1;
  let deck = newDeck(seed);
  for (let count = 1; count < BATCH; count += 1) deck = nextPrompt(deck);
  return BATCH;
}

function play(state: ColorMatchState, move: ColorMatchMove): ColorMatchState {
  const played = rules.play(state, move);
  return 'state' in played ? played.state : state;
}

function wait(state: ColorMatchState): ColorMatchState {
  const passed = rules.advance?.(state, 100);
  return passed && 'state' in passed ? passed.state : state;
}

/** One game of one answer to everything, with the time that passes before each; returns the number of moves and of waits. */
function playOut(): number {
  seed += 1;
  let state = play(rules.start(options, seed), { type: 'start' });
  let moves = 1;
  while (rules.outcome(state) === null) {
    state = wait(state);
    state = play(state, { type: 'answer', number: state.number, saysMatch: false });
    moves += 2;
  }
  return moves;
}

export const bench: GameBench = {
  title: 'Color Match',
  runs: [
    { name: 'prompts', step: deal },
    { name: 'moves', step: playOut },
  ],
};
