// What Tetris says.
import type { News, Words } from '#app/game-kit/contract.ts';
import type { TetrisEvent } from './rules/events.ts';
import { isOver } from './rules/rules.ts';
import { cellsOf, type Piece } from './rules/shapes.ts';
import { hasReachedGoal, type TetrisState } from './rules/state.ts';
import { heights, landed, type Well } from './rules/well.ts';

const TURNED = ['', ', turned right', ', upside down', ', turned left'] as const;

function status(state: TetrisState): string {
  if (!state.isStarted) return 'Press Start to begin.';
  if (isOver(state)) return hasReachedGoal(state) ? 'You Won!' : 'Game Over!';
  if (state.goalLines === null) return `Score: ${state.score}`;
  const left = state.goalLines - state.lines;
  return left === 1 ? '1 line to go' : `${left} lines to go`;
}

/** What became of a piece, and what comes next; null while the piece is still on its way. */
function placement(events: readonly TetrisEvent[], { score, piece, queue, held }: TetrisState): string | null {
  const said = events.map((event) => {
    switch (event.type) {
      case 'started':
        return `First: ${piece?.shape ?? ''}.`;
      case 'held':
        return `${event.shape} is on hold.`;
      case 'landed':
        return `${event.piece.shape} placed`;
      case 'cleared':
        return `, ${event.rows.length} ${event.rows.length === 1 ? 'line' : 'lines'}`;
      default:
        return '';
    }
  });
  const happened = said.join('');
  if (happened === '') return null;
  const next = `Next: ${queue[0] ?? ''}`;
  if (!events.some(({ type }) => type === 'landed')) return `${happened} ${next}`;
  return `${happened}. Score: ${score}. ${next}${held === null ? '' : `, hold: ${held}`}`;
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

/** One sentence for each piece; step by step everything that a listener has to know, for the whole well whenever a piece comes in. */
function told(events: readonly TetrisEvent[], state: TetrisState): string | null {
  if (events.length === 0) return null;
  if (state.piece === null) return `${status(state)} ${final(state)}`;
  const said = placement(events, state);
  if (state.falls) return said;
  const filled = heights(state.well);
  const where = whereabouts(state.piece, state.well, filled);
  return said === null ? where : `${said}. Heights: ${filled.join(' ')}. ${where}`;
}

/** What the game was about, at its end. */
function final({ score, lines, goalLines }: TetrisState): string {
  return goalLines === null ? `Final score: ${score}` : `Lines: ${lines} of ${goalLines}`;
}

function toast(event: TetrisEvent, state: TetrisState): News | null {
  switch (event.type) {
    case 'leveled':
      return { title: `Level ${event.level}!`, ...(state.falls && { detail: 'Speed increased!' }) };
    case 'ended':
      return { title: status(state), detail: final(state) };
    default:
      return null;
  }
}

export const words: Words<TetrisState, TetrisEvent> = { status, told, toast };
