import { describe, expect, it } from 'vitest';
import { findFootprint, findFullLines, SIDE, withPiece } from '#app/games/block-blitz/rules/field.ts';
import { findBlocks, playBlocks } from './blocks.ts';
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

  it('finds nothing that never comes', () => {
    expect(findBlocks(1, () => false, { depth: 2, width: 2 })).toBeNull();
  });
});
