// What always holds in Tetris.
import { engine, type TetrisMove } from '#app/mini-games/tetris/rules/rules.ts';
import { cellsOf, COLUMNS, SHAPES, TURN_WAYS } from '#app/mini-games/tetris/rules/shapes.ts';
import { scoreFor } from '#app/mini-games/tetris/rules/state.ts';
import { ROWS, shapeAt, type Well } from '#app/mini-games/tetris/rules/well.ts';
import { must, soakOf } from './soak-game.ts';

const KEYS = ['left', 'right', 'down'] as const;
const COLUMN_NUMBERS = Array.from({ length: COLUMNS }, (_, column) => column);

/** How many cells each row has filled, from the top. */
function filled(well: Well): number[] {
  return well.map((row, index) => (row === 0 ? 0 : COLUMN_NUMBERS.filter((column) => shapeAt(well, column, index) !== null).length));
}

export const tetris = soakOf({
  title: 'Tetris',
  engine,
  randomMove(_, roll): TetrisMove {
    const kind = roll(12);
    const key = KEYS[roll(KEYS.length)] ?? 'left';
    if (kind < 4) return { type: 'tick', elapsedMs: roll(400) };
    if (kind < 6) return { type: 'press', key };
    if (kind < 8) return { type: 'release', key };
    if (kind < 10) return { type: 'rotate', turn: TURN_WAYS[roll(TURN_WAYS.length)] ?? 'clockwise' };
    return { type: kind === 10 ? 'hold' : 'hard-drop' };
  },
  checkState({ well, piece, queue, placed, lines, score, sides }) {
    const rows = filled(well);
    must(well.length === ROWS && rows.every((count) => count < COLUMNS), 'the well lacks a row or keeps a full one');
    must(rows.reduce((sum, count) => sum + count, 0) === 4 * placed - COLUMNS * lines, 'cells came or went besides pieces and full rows');
    for (const [column, row] of piece === null ? [] : cellsOf(piece))
      must(column >= 0 && column < COLUMNS && row < ROWS && shapeAt(well, column, row) === null, 'the piece lies where it has no room');
    must(queue.length >= 5 && queue.every((shape) => SHAPES.includes(shape)), 'fewer than five pieces are to come');
    must(score >= 0 && sides.length <= 2, 'a figure is impossible');
  },
  checkStep(before, after) {
    const bags = after.queue.length - before.queue.length;
    // Some pieces are taken from the front; whatever is new at the end comes in whole bags.
    const taken = ((-bags % 7) + 7) % 7;
    const kept = before.queue.slice(taken);
    must(
      kept.every((shape, index) => after.queue[index] === shape),
      'the pieces to come changed their order',
    );
    const fresh = after.queue.slice(kept.length);
    must(fresh.length % 7 === 0 && new Set(fresh).size === Math.min(fresh.length, 7), 'a bag does not hold all seven shapes');
    const cleared = after.lines - before.lines;
    must(cleared >= 0 && cleared <= 4 * (after.placed - before.placed), 'lines went without a piece');
    must(after.score - before.score >= scoreFor(cleared), 'lines went without their points');
  },
});
