// Events of Tetris.
import type { Piece, Shape, TurnWay } from './shapes.ts';
import type { Side } from './state.ts';

export type TetrisEvent =
  | { readonly type: 'started' }
  | { readonly type: 'moved'; readonly side: Side }
  | { readonly type: 'rotated'; readonly turn: TurnWay }
  | { readonly type: 'soft-dropped' } // by one row, on the player's request
  | { readonly type: 'held'; readonly shape: Shape } // the piece put into hold
  | { readonly type: 'landed'; readonly piece: Piece; readonly dropped: number } // locked; `dropped` is the number of rows of a hard drop
  | { readonly type: 'cleared'; readonly rows: readonly number[]; readonly bricks: readonly number[] } // row indexes before removal, from the top, and the content of each row
  | { readonly type: 'level-up'; readonly level: number }
  | { readonly type: 'ended' };
