// What the status line says of a game.
import { isFresh } from '#app/mini-games/tetris/rules/pieces.ts';
import { cellsOf, type Piece } from '#app/mini-games/tetris/rules/shapes.ts';
import type { Placement, TetrisState } from '#app/mini-games/tetris/rules/state.ts';
import { heights, landed, type Well } from '#app/mini-games/tetris/rules/well.ts';

const TURNED = ['', ', turned right', ', upside down', ', turned left'] as const;

function placement({ piece, cleared }: Placement): string {
  const lines = cleared.length === 0 ? '' : `, ${cleared.length} ${cleared.length === 1 ? 'line' : 'lines'}`;
  return `${piece.shape} placed${lines}.`;
}

/** Changes once for each piece. */
function news({ last, score, piece, queue }: TetrisState): string {
  const before = last === null ? `First: ${piece?.shape ?? ''}.` : `${placement(last)} Score: ${score}.`;
  return `${before} Next: ${queue[0] ?? ''}`;
}

/** Where the piece is, how far it can fall, and how high the columns below it are filled. */
function whereabouts(piece: Piece, well: Well, filled: readonly number[]): string {
  const columns = cellsOf(piece).map(([column]) => column);
  const first = Math.min(...columns);
  const last = Math.max(...columns);
  const place = first === last ? `column ${first + 1}` : `columns ${first + 1} to ${last + 1}`;
  const way = landed(well, piece).row - piece.row;
  const height = way === 0 ? 'on the ground' : `${way} up`;
  return `${piece.shape}${TURNED[piece.turn]}, ${place}, ${height}. Below: ${filled.slice(first, last + 1).join(' ')}.`;
}

/** A game in steps can be played by listening: the whole well when a piece comes in, then where the piece has gone. */
function step(state: TetrisState, piece: Piece): string {
  const filled = heights(state.well);
  const words = whereabouts(piece, state.well, filled);
  return isFresh(piece) ? `${news(state)}. Heights: ${filled.join(' ')}. ${words}` : words;
}

export function describe(state: TetrisState): string {
  if (!state.isStarted) return 'Press Start to begin.';
  if (state.piece === null) return `Game Over! Final score: ${state.score}`;
  return state.falls ? news(state) : step(state, state.piece);
}
