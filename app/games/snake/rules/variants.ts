// The variants of Snake: Classic, and what differs from it in one thing.
import type { Variant } from '#app/game-kit/rules.ts';

export interface SnakeOptions {
  /** Whether the snake passes through an edge and reappears at the opposite one. */
  readonly wraps: boolean;
  /** Whether each turn is immediately one step, without a clock. */
  readonly isStepwise: boolean;
  /** Duration of a step in real time. */
  readonly tickMs: number; // 150
  readonly stoneCount: number;
  /** How many apricots lie on the lawn at a time. */
  readonly foodCount: number;
}

/** As in the specification. */
const CLASSIC: SnakeOptions = { wraps: false, isStepwise: false, tickMs: 150, stoneCount: 0, foodCount: 1 };

export const variants: readonly [Variant<SnakeOptions>, ...Variant<SnakeOptions>[]] = [
  { id: 'classic', label: 'Classic', pace: 'clock', options: CLASSIC },
  { id: 'slow', label: 'Slow', pace: 'clock', options: { ...CLASSIC, tickMs: 220 } },
  { id: 'fast', label: 'Fast', pace: 'clock', options: { ...CLASSIC, tickMs: 100 } },
  { id: 'step-by-step', label: 'Step by step', pace: 'turns', options: { ...CLASSIC, isStepwise: true } },
  { id: 'no-walls', label: 'No walls', pace: 'clock', options: { ...CLASSIC, wraps: true } },
  { id: 'stones', label: 'Stones', pace: 'clock', options: { ...CLASSIC, stoneCount: 16 } },
  { id: 'three-apricots', label: 'Three apricots', pace: 'clock', options: { ...CLASSIC, foodCount: 3 } },
];
