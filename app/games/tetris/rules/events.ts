// What happens in a game of Tetris.
import type { Piece, Shape, TurnWay } from './shapes.ts';
import type { Side } from './state.ts';

export type TetrisEvent =
  | { readonly type: 'started' }
  | { readonly type: 'moved'; readonly side: Side }
  | { readonly type: 'rotated'; readonly turn: TurnWay }
  | { readonly type: 'soft-dropped' } // by one row, because the player wanted it
  | { readonly type: 'held'; readonly shape: Shape } // the one that was put aside
  | { readonly type: 'landed'; readonly piece: Piece; readonly dropped: number } // for good; `dropped` counts the rows of a hard drop
  | { readonly type: 'cleared'; readonly rows: readonly number[]; readonly bricks: readonly number[] } // places in the well before they went, from the top, and what each row held
  | { readonly type: 'level-up'; readonly level: number }
  | { readonly type: 'ended' };
