// How fast Color Match deals prompts and counts answers.
import type { GameBench } from '#app/mini-games/player.ts';
import { newDeck, nextPrompt } from './rules/prompts.ts';
import { rules } from './rules/rules.ts';

const [{ options }] = rules.variants;
const BATCH = 1000;

let seed = 0;

function deal(): number {
  seed += 1;
  let deck = newDeck(seed);
  for (let count = 1; count < BATCH; count += 1) deck = nextPrompt(deck);
  return BATCH;
}

/** One game of one answer to everything, with the time that passes before each; returns the number of moves and of waits. */
function playOut(): number {
  seed += 1;
  let state = rules.start(options, seed);
  let moves = 0;
  const take = (played: ReturnType<typeof rules.play> | undefined) => {
    if (played && 'state' in played) ({ state } = played);
    moves += 1;
  };
  take(rules.play(state, { type: 'start' }));
  while (rules.outcome(state) === null) {
    take(rules.advance?.(state, 100));
    take(rules.play(state, { type: 'answer', number: state.number, saysMatch: false }));
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
