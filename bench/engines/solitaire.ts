// How fast Solitaire lists the legal moves and plays them.
import { engine } from '#app/mini-games/solitaire/rules/rules.ts';
import { legalMoves, play } from '#app/mini-games/solitaire/rules/moves.ts';
import type { EngineBench } from './engine-bench.ts';

const PLIES = 200; // of one random game

let seed = 0;

/** Plays a random game: every legal move is listed, one of them is played. */
function playGame(): number {
  seed += 1;
  let state = engine.start(engine.variants[0].options, seed);
  let chance = seed;
  for (let ply = 0; ply < PLIES; ply += 1) {
    const moves = legalMoves(state);
    chance = (Math.imul(chance, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    const move = moves[(chance >>> 8) % moves.length];
    if (!move) return ply;
    state = play(state, move);
  }
  return PLIES;
}

export const bench: EngineBench = { title: 'Solitaire', runs: [{ name: 'plies of move generation and play', step: playGame }] };
