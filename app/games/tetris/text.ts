// Texts of Tetris: status line, toasts and announcements for screen readers.
import { formatCount, formatNumber } from '#app/content/format/format-count.ts';
import type { ToastMessage, GameText } from '#app/game-kit/contract.ts';
import { isOver } from './rules/rules.ts';
import { getCells, type Piece } from './rules/shapes.ts';
import { hasReachedGoal, type TetrisEvent, type TetrisState } from './rules/state.ts';
import { getColumnHeights, findLanding, type Well } from './rules/well.ts';

const TURN_NAMES = ['', ', turned right', ', upside down', ', turned left'] as const;

function getStatus(state: TetrisState): string {
  if (!state.isStarted) return 'Press Start to begin.';
  if (isOver(state)) return hasReachedGoal(state) ? 'You Won!' : 'Game Over!';
  if (state.goalLines === null) return `Score: ${formatNumber(state.score)}`;
  const left = state.goalLines - state.lines;
  return `${formatCount(left, 'line')} to go`;
}

/** Announces how a piece was placed and which one is next; null while it is still falling. */
function describePlacement(events: readonly TetrisEvent[], state: TetrisState): string | null {
  const { piece, queue, held } = state;
  const sentences = events.map((event) => {
    switch (event.type) {
      case 'started':
        return `First: ${piece?.shape ?? ''}.`;
      case 'held':
        return `${event.shape} is on hold.`;
      case 'landed':
        return `${event.piece.shape} placed`;
      case 'cleared':
        return `, ${formatCount(event.rows.length, 'line')}`;
      default:
        return '';
    }
  });
  const summary = sentences.join('');
  if (summary === '') return null;
  const next = `Next: ${queue[0] ?? ''}`;
  if (!events.some(({ type }) => type === 'landed')) return `${summary} ${next}`;
  return `${summary}. ${getStatus(state)}. ${next}${held === null ? '' : `, hold: ${held}`}`;
}

/** The position of the piece, how far it can fall, and the heights of the columns below it. */
function describePiece(piece: Piece, well: Well, filled: readonly number[]): string {
  const columns = getCells(piece).map(([column]) => column);
  const first = Math.min(...columns);
  const last = Math.max(...columns);
  const place = first === last ? `column ${first + 1}` : `columns ${first + 1} to ${last + 1}`;
  const way = findLanding(well, piece).row - piece.row;
  const height = way === 0 ? 'on the ground' : `${way} up`;
  return `${piece.shape}${TURN_NAMES[piece.turn]}, ${place}, ${height}. Below: ${filled.slice(first, last + 1).join(' ')}.`;
}

/** One sentence per piece in real time; step by step, also the position after each move, and the whole well for each new piece. */
function describeEvents(events: readonly TetrisEvent[], state: TetrisState): string | null {
  if (events.length === 0) return null;
  if (state.piece === null) return `${getStatus(state)} ${describeFinalScore(state)}`;
  const placement = describePlacement(events, state);
  if (state.falls) return placement;
  const heights = getColumnHeights(state.well);
  const position = describePiece(state.piece, state.well, heights);
  return placement === null ? position : `${placement}. Heights: ${heights.join(' ')}. ${position}`;
}

/** The main figure at the end of the game. */
function describeFinalScore({ score, lines, goalLines }: TetrisState): string {
  return goalLines === null ? `Final score: ${score}` : `Lines: ${lines} of ${goalLines}`;
}

function getToast(event: TetrisEvent, state: TetrisState): ToastMessage | null {
  switch (event.type) {
    case 'level-up':
      if (state.goalLines !== null) return null;
      return { title: `Level ${event.level}!`, ...(state.falls && { detail: 'Speed increased!' }) };
    case 'ended':
      return { title: getStatus(state), detail: describeFinalScore(state) };
    default:
      return null;
  }
}

export const text: GameText<TetrisState, TetrisEvent> = { status: getStatus, announcement: describeEvents, toast: getToast };
