// One square of the board, drawn as a key cap that sinks when it is opened.
import { useState, type MouseEvent } from 'react';
import type { RovingCell } from '#app/game-kit/input/roving-grid.tsx';
import { getPlaceName } from '#app/game-kit/lib/place-names.ts';
import { getFace, type Face, type MinesweeperMove, type MinesweeperState } from '#app/games/minesweeper/rules/state.ts';
import { describeNumber } from '#app/games/minesweeper/text.ts';
import { Toy } from './toys.tsx';
import styles from './square.module.css';

const MS_PER_STEP = 22; // delay of the flood animation from square to square

/** The accessible description of a square, after its position. */
function describeFace(face: Face, nearby: number): string {
  switch (face) {
    case 'hidden':
    case 'flagged':
    case 'mine':
      return face;
    case 'hit':
      return 'mine, exploded';
    case 'wrong-flag':
      return 'flagged, no mine';
    case 'open':
      return describeNumber(nearby);
    default:
      return face satisfies never;
  }
}

/** The animation of a sinking key cap. Its delay is fixed on mount, so that the next move does not restart it. */
function SinkingKey({ steps }: { steps: number | null }) {
  const [initialSteps] = useState(steps);
  return initialSteps === null ? null : <span className={styles.sinking} style={{ animationDelay: `${initialSteps * MS_PER_STEP}ms` }} />;
}

export interface SquareProps {
  readonly state: MinesweeperState;
  readonly index: number;
  readonly cell: RovingCell;
  readonly isDisabled: boolean;
  readonly isWon: boolean;
  readonly hint: MinesweeperMove['type'] | null;
  readonly isEvidence: boolean; // whether this number proves the current hint
  readonly isNudged: boolean; // whether a neighboring number was chorded without enough flags
  readonly steps: number | null; // distance from the start of the last flood; null if the flood did not open it
  readonly isFresh: boolean; // whether its flag or mine has just appeared
  onPress(index: number, event: MouseEvent): void;
}

export function Square({ state, index, cell, isDisabled, isWon, hint, isEvidence, isNudged, steps, isFresh, onPress }: SquareProps) {
  const face = getFace(state, index);
  const nearby = state.field[index] ?? 0;
  return (
    <button
      {...cell}
      type="button"
      className={styles.square}
      aria-label={`${getPlaceName(index, state.width)}, ${describeFace(face, nearby)}`}
      aria-disabled={isDisabled}
      data-play={cell.tabIndex === 0 || undefined}
      data-face={face}
      data-nearby={face === 'open' ? nearby : undefined}
      data-won={(isWon && face === 'flagged') || undefined}
      data-hint={hint ?? undefined}
      data-evidence={isEvidence || undefined}
      data-nudged={isNudged || undefined}
      onClick={(event) => onPress(index, event)}
    >
      {face === 'open' && nearby > 0 && <span className={styles.digit}>{nearby}</span>}
      {face !== 'open' && face !== 'hidden' && <Toy face={face} isFresh={isFresh} />}
      {face === 'hidden' && hint === 'flag' && <Toy face="flagged" isFresh />}
      {face === 'open' && <SinkingKey steps={steps} />}
    </button>
  );
}
