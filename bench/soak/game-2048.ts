// What always holds in 2048.
import { valueOf } from '#app/mini-games/2048/rules/board.ts';
import { engine, type Move2048, type State2048 } from '#app/mini-games/2048/rules/rules.ts';
import { DIRECTIONS } from '#app/mini-games/lib/directions.ts';
import { must, soakOf } from './soak-game.ts';

const HIGHEST = 17; // 131072: sixteen cells hold no more

function sum({ board }: State2048): number {
  return board.reduce((total, power) => total + valueOf(power), 0);
}

export const game2048 = soakOf({
  title: '2048',
  engine,
  randomMove: (_, roll): Move2048 => ({ type: 'slide', direction: DIRECTIONS[roll(DIRECTIONS.length)] ?? 'up' }),
  checkState({ board, score, turns }) {
    must(board.length === 16 && board.every((power) => Number.isInteger(power) && power >= 0 && power <= HIGHEST), 'a tile is impossible');
    must(score >= 0 && turns >= 0, 'a figure is below zero');
  },
  checkStep(before, after) {
    const spawned = after.board[after.last?.spawned ?? -1] ?? 0;
    must(spawned === 1 || spawned === 2, 'the new tile is no 2 and no 4');
    must(sum(after) - sum(before) === valueOf(spawned), 'tiles came or went besides the new one');
    const merged = (after.last?.merged ?? []).reduce((total, power) => total + valueOf(power), 0);
    must(after.score - before.score === merged, 'the score is not what has merged');
    const tiles = ({ board }: State2048) => board.filter((power) => power > 0).length;
    must(tiles(after) === tiles(before) + 1 - (after.last?.merged.length ?? 0), 'the number of tiles does not tell the merges');
    must(after.turns === before.turns + 1, 'a slide is not one turn');
  },
});
