// Finds the positions in the screenshots of Block Blitz Go by playing seeded games.
import { findFullLines, SIDE, withPiece } from '#app/games/block-blitz/rules/field.ts';
import type { BlockBlitzMove, BlockBlitzState } from '#app/games/block-blitz/rules/rules.ts';
import { findBlocks } from './blocks.ts';

export const START_SEED = 33;
const [L_SEED, COMBO_SEED] = [27, 215];

interface FoundPlacement {
  readonly state: BlockBlitzState;
  readonly placement: BlockBlitzMove;
}

export const findLines = (state: BlockBlitzState, { slot, row, column }: BlockBlitzMove) =>
  findFullLines(withPiece(state.field, state.tray[slot]!, row, column)!);

const countFilledCells = (state: BlockBlitzState) => state.field.filter(Boolean).length;

/** Finds a position in which a coral L can fill the bottom row and no other line. */
export function findHover(): FoundPlacement {
  const found = findBlocks(
    L_SEED,
    (state, placement) => {
      const piece = state.tray[placement.slot]!;
      if (
        piece.color !== 'coral' ||
        countFilledCells(state) < 20 ||
        state.tray.includes(null) ||
        new Set(piece.cells.map(([row]) => row)).size !== 3
      )
        return false;
      const { rows, columns } = findLines(state, placement);
      return rows.length === 1 && rows[0] === SIDE - 1 && columns.length === 0;
    },
    { depth: 22, width: 12 },
  );
  if (!found) throw new Error(`Seed ${L_SEED} no longer reaches the L`);
  return found;
}

/** Finds a placement that clears two rows and a column, on the fifth turn of a combo. */
export function findFifthCombo(): FoundPlacement {
  const found = findBlocks(
    COMBO_SEED,
    (state, placement) => {
      if (countFilledCells(state) < 26) return false;
      const { rows, columns } = findLines(state, placement);
      return rows.length === 2 && columns.length === 1 && state.combo + (state.hasBurst ? 0 : 1) === 5;
    },
    { depth: 24, width: 26 },
  );
  if (!found) throw new Error(`Seed ${COMBO_SEED} no longer reaches the combo`);
  return found;
}
