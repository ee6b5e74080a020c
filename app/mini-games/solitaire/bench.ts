// Solitaire: random games in which every legal move is listed and one of them is played.
import type { GameBench } from '#app/mini-games/player.ts';
import { legalMoves } from './rules/moves.ts';
import { rules } from './rules/rules.ts';

const PLIES = 200; // of one random game

let seed = 0;

/** Returns the number of moves. */
function playGame(): number {
  seed += 1;
  let state = rules.start(rules.variants[0].options, seed);
  let chance = seed;
  for (let ply = 0; ply < PLIES; ply += 1) {
    const moves = legalMoves(state);
    chance = (Math.imul(chance, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    const move = moves[(chance >>> 8) % moves.length];
    if (!move) return ply;
    const played = rules.play(state, move);
    if ('refused' in played) return ply;
    ({ state } = played);
  }
  return PLIES;
}

export const bench: GameBench = { title: 'Solitaire', runs: [{ name: 'plies of move generation and play', step: playGame }] };
