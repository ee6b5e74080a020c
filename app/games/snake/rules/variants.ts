// The variants of Snake: Classic, and what differs from it in one thing.
import type { Variant } from '#app/game-kit/rules.ts';

export interface SnakeOptions {
  /** Whether the snake passes through an edge and reappears at the opposite one. */
  readonly wraps: boolean;
  /** Whether each turn is immediately one step, without a clock. */
  readonly isStepwise: boolean;
  readonly stoneCount: number;
}

/** As in the specification. */
const CLASSIC: SnakeOptions = { wraps: false, isStepwise: false, stoneCount: 0 };

export const variants: readonly [Variant<SnakeOptions>, ...Variant<SnakeOptions>[]] = [
  {
    id: 'classic',
    label: 'Classic',
    formerly: { slow: 'Slow', fast: 'Fast', 'three-apricots': 'Three apricots' },
    pace: 'clock',
    options: CLASSIC,
  },
  { id: 'step-by-step', label: 'Step by step', pace: 'turns', options: { ...CLASSIC, isStepwise: true } },
  { id: 'no-walls', label: 'No walls', pace: 'clock', options: { ...CLASSIC, wraps: true } },
  { id: 'stones', label: 'Stones', pace: 'clock', options: { ...CLASSIC, stoneCount: 16 } },
];
