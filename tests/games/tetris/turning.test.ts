import { describe, expect, it } from 'vitest';
import { getKicks, findRotation } from '#app/games/tetris/rules/kicks.ts';
import { CELLS, SHAPES, TURN_WAYS, TURNS, type Piece } from '#app/games/tetris/rules/shapes.ts';
import { createTestPlay } from '#tests/games/play-by-rules.ts';
import { rules } from '#app/games/tetris/rules/rules.ts';
import { CLOCKWISE, drawWell, createState, sortCells } from './test-game.ts';
import { EMPTY_WELL, placePiece } from '#app/games/tetris/rules/well.ts';

describe('rotation', () => {
  // https://tetris.wiki/Super_Rotation_System, x to the right and y up.
  const JLSTZ = {
    '0R': '0,0 -1,0 -1,1 0,-2 -1,-2',
    R0: '0,0 1,0 1,-1 0,2 1,2',
    R2: '0,0 1,0 1,-1 0,2 1,2',
    '2R': '0,0 -1,0 -1,1 0,-2 -1,-2',
    '2L': '0,0 1,0 1,1 0,-2 1,-2',
    L2: '0,0 -1,0 -1,-1 0,2 -1,2',
    L0: '0,0 -1,0 -1,-1 0,2 -1,2',
    '0L': '0,0 1,0 1,1 0,-2 1,-2',
  };
  const I = {
    '0R': '0,0 -2,0 1,0 -2,-1 1,2',
    R0: '0,0 2,0 -1,0 2,1 -1,-2',
    R2: '0,0 -1,0 2,0 -1,2 2,-1',
    '2R': '0,0 1,0 -2,0 1,-2 -2,1',
    '2L': '0,0 2,0 -1,0 2,1 -1,-2',
    L2: '0,0 -2,0 1,0 -2,-1 1,2',
    L0: '0,0 1,0 -2,0 1,-2 -2,1',
    '0L': '0,0 -1,0 2,0 -1,2 2,-1',
  };

  it.each(SHAPES.filter((shape) => shape !== 'O'))('TET3 TET4 tries the published offsets for %s', (shape) => {
    for (const [turns, tests] of Object.entries(shape === 'I' ? I : JLSTZ)) {
      const [from, to] = [...turns].map((name) => '0R2L'.indexOf(name)) as [0 | 1 | 2 | 3, number];
      const way = (to - from + 4) % 4 === 1 ? 'clockwise' : 'counterclockwise';
      expect(getKicks(shape, from, way).join(' '), turns).toBe(tests);
    }
  });

  it('TET3 takes the first offset that fits: a T slips under an overhang', () => {
    const state = createState('....X..... ....XX.... XXX..XXXXX XXX...XXXX XXXX.XXXXX', 'T');
    const piece: Piece = { shape: 'T', turn: 1, column: 2, row: 36 };
    const turned = findRotation(state.well, piece, 'clockwise');
    expect(turned).toEqual({ shape: 'T', turn: 2, column: 3, row: 37 });
    expect(drawWell(placePiece(state.well, turned as Piece)[0], 2)).toBe('XXXXXXXXXX XXXXXXXXXX');
  });

  it('TET3 does not move the O', () => {
    const state = createState('', 'O');
    expect(createTestPlay(rules).isRefused(state, CLOCKWISE)).toBe(true);
    expect(CELLS.O.every((cells) => String(cells) === String(CELLS.O[0]))).toBe(true);
  });

  it('TET5 returns to its cells after four rotations in one direction, and rotates about its bounding box', () => {
    for (const shape of SHAPES.filter((each) => each !== 'O'))
      for (const way of TURN_WAYS)
        for (const turn of TURNS) {
          const start: Piece = { shape, turn, column: 3, row: 28 };
          let piece: Piece | null = start;
          for (let count = 0; count < 4; count += 1) {
            piece = piece && findRotation(EMPTY_WELL, piece, way);
            expect([piece?.column, piece?.row]).toEqual([3, 28]);
          }
          expect(sortCells(piece)).toEqual(sortCells(start));
        }
  });
});
