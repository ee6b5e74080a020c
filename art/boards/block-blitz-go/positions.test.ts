import { array, assert, integer, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findBlocks,
  findFootprint,
  findFullLines,
  dealPieces,
  listPlacements,
  playBlocks,
  SIDE,
  startBlocks,
  withPiece,
} from './blocks.ts';
import * as blitz from './positions.ts';

describe('the blocks', () => {
  it('plays the L that fills the bottom row alone', () => {
    const { state, placement } = blitz.findHover();
    const piece = state.tray[placement.slot]!;
    expect(piece.color).toBe('coral');
    expect(findFootprint(state.field, piece, placement.row, placement.column)).toHaveLength(piece.cells.length);
    expect(findFullLines(withPiece(state.field, piece, placement.row, placement.column)!)).toEqual({ rows: [SIDE - 1], columns: [] });
  });

  it('bursts two rows and a column on the fifth turn', () => {
    const { state, placement } = blitz.findFifthCombo();
    const after = playBlocks(state, placement);
    expect(after.field.filter(Boolean).length).toBeLessThan(state.field.filter(Boolean).length);
    expect(findFullLines(after.field)).toEqual({ rows: [], columns: [] });
  });

  it('never leaves a full line, never overlaps and never loses a cell without a burst', () => {
    assert(
      property(integer({ min: 1, max: 1e5 }), array(nat(), { maxLength: 40 }), (seed, choices) => {
        let state = startBlocks(seed);
        for (const choice of choices) {
          const open = listPlacements(state);
          if (open.length === 0) return;
          const move = open[choice % open.length]!;
          const piece = state.tray[move.slot]!;
          const { rows, columns } = findFullLines(withPiece(state.field, piece, move.row, move.column)!);
          const gone = (rows.length + columns.length) * SIDE - rows.length * columns.length;
          const after = playBlocks(state, move);
          expect(after.field.filter(Boolean).length).toBe(state.field.filter(Boolean).length + piece.cells.length - gone);
          state = after;
        }
      }),
      { numRuns: 40 },
    );
  });

  it('offers the same pieces for the same seed and refuses what does not fit', () => {
    expect(dealPieces(7, 3)).toEqual(dealPieces(7, 3));
    const state = startBlocks(1);
    expect(playBlocks(state, { slot: 0, row: 7, column: 7 })).toBe(state);
    expect(findBlocks(1, () => false, { depth: 2, width: 2 })).toBeNull();
  });
});
