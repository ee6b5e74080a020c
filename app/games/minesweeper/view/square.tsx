// One square of the board, drawn as a key cap that sinks when it is opened.
import { memo, useState } from 'react';
import type { CellProps } from '#app/game-kit/input/roving-grid.tsx';
import { getDistance } from '#app/game-kit/lib/grid.ts';
import type { Face, MinesweeperEvent, MinesweeperMove } from '#app/games/minesweeper/rules/state.ts';
import { describeNumber } from '#app/games/minesweeper/text.ts';
import { Toy } from './toys.tsx';
import styles from './square.module.css';

const MS_PER_STEP = 22; // delay of the flood animation from square to square

/** For each newly opened square, its distance from the pressed one in steps; empty if none was opened. */
export function countFloodSteps(events: readonly MinesweeperEvent[], width: number): ReadonlyMap<number, number> {
  const opened = events.find((event) => event.type === 'opened')?.cells ?? [];
  const from = events.find((event) => event.type === 'chorded')?.cell ?? opened[0] ?? 0;
  return new Map(opened.map((cell) => [cell, getDistance(cell, from, width)]));
}

/** Colors of the numbers, from 1. */
const NUMBER_COLORS = [
  'oklch(0.83 0.1 225)',
  'var(--success-bright)',
  'oklch(0.76 0.14 25)',
  'var(--secondary-bright)',
  'var(--brand-bright)',
  'oklch(0.86 0.11 185)',
  'oklch(0.84 0.11 350)',
  'var(--on-ink)',
];

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
  }
}

/** The animation of a sinking key cap. Its delay is fixed on mount, so that the next move does not restart it. */
function SinkingKey({ steps }: { steps: number | null }) {
  const [initialSteps] = useState(steps);
  return initialSteps === null ? null : <span className={styles.sinking} style={{ animationDelay: `${initialSteps * MS_PER_STEP}ms` }} />;
}

export interface SquareProps {
  readonly cell: CellProps;
  readonly place: string;
  readonly face: Face;
  readonly nearby: number; // mines
  readonly isDisabled: boolean;
  readonly isWon: boolean;
  readonly hint: MinesweeperMove['type'] | null;
  readonly isEvidence: boolean; // whether this number proves the current hint
  readonly isNudged: boolean; // whether a neighboring number was chorded without enough flags
  readonly steps: number | null; // distance from the start of the last flood; null if the flood did not open it
  readonly isFresh: boolean; // whether its flag or mine has just appeared
}

/** What a square looks like. Animations do not count, because they play only when the face changes. */
const LOOKS = ['face', 'nearby', 'isDisabled', 'isWon', 'hint', 'isEvidence', 'isNudged'] as const;

function isSame(before: SquareProps, after: SquareProps): boolean {
  return before.cell.tabIndex === after.cell.tabIndex && LOOKS.every((name) => before[name] === after[name]);
}

/** Memoized, because a board has up to 480 squares and a move changes few of them. */
export const Square = memo(function Square(props: SquareProps) {
  const { cell, place, face, nearby, isDisabled, isWon, hint, isEvidence, isNudged, steps, isFresh } = props;
  return (
    <button
      {...cell}
      className={`middle ${styles.square}`}
      aria-label={`${place}, ${describeFace(face, nearby)}`}
      aria-disabled={isDisabled}
      data-face={face}
      data-won={(isWon && face === 'flagged') || undefined}
      data-hint={hint ?? undefined}
      data-evidence={isEvidence || undefined}
      data-nudged={isNudged || undefined}
    >
      {face === 'open' && nearby > 0 && (
        <span className={styles.digit} style={{ color: NUMBER_COLORS[nearby - 1] }}>
          {nearby}
        </span>
      )}
      {face !== 'open' && face !== 'hidden' && <Toy face={face} isFresh={isFresh} />}
      {face === 'hidden' && hint === 'flag' && <Toy face="flagged" isFresh />}
      {face === 'open' && <SinkingKey steps={steps} />}
    </button>
  );
}, isSame);
