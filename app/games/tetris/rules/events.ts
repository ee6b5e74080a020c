// Events of Tetris.
import type { Piece, Shape, TurnWay } from './shapes.ts';
import type { Side } from './state.ts';
import type { TSpin } from './t-spin.ts';

/** What a locked piece has earned in the variant Modern, without its drop. */
export interface Award {
  readonly tSpin: TSpin | null;
  readonly lines: number;
  /** Whether the last clear before it was as difficult. */
  readonly isBackToBack: boolean;
  readonly combo: number; // clears in a row after the first one; 0 without
  /** Whether it left the well empty. */
  readonly isPerfectClear: boolean;
  readonly points: number;
}

export type TetrisEvent =
  | { readonly type: 'started' }
  | { readonly type: 'moved'; readonly side: Side }
  | { readonly type: 'rotated'; readonly turn: TurnWay }
  | { readonly type: 'soft-dropped' } // by one row, on the player's request
  | { readonly type: 'held'; readonly shape: Shape } // the piece put into hold
  | { readonly type: 'landed'; readonly piece: Piece; readonly dropped: number } // locked; `dropped` is the number of rows of a hard drop
  | { readonly type: 'cleared'; readonly rows: readonly number[]; readonly bricks: readonly number[] } // row indexes before removal, from the top, and the content of each row
  | { readonly type: 'scored'; readonly award: Award }
  | { readonly type: 'level-up'; readonly level: number }
  | { readonly type: 'ended' };
