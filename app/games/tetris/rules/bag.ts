// Which pieces come: bags of all seven, each in an order of its own.
import { shuffle } from '#app/game-kit/lib/random.ts';
import { SHAPES, type Shape } from './shapes.ts';

/** How many of the coming pieces are shown. */
export const SHOWN = 5;

export interface Coming {
  readonly queue: readonly Shape[]; // at least as many as are shown
  readonly rng: number;
}

function filled({ queue, rng }: Coming): Coming {
  if (queue.length >= SHOWN) return { queue, rng };
  const [bag, following] = shuffle(rng, SHAPES);
  return filled({ queue: [...queue, ...bag], rng: following });
}

export function firstComing(seed: number): Coming {
  return filled({ queue: [], rng: seed });
}

/** The next piece, and what comes after it. */
export function taken({ queue, rng }: Coming): readonly [shape: Shape, coming: Coming] {
  const [shape = SHAPES[0]] = queue;
  return [shape, filled({ queue: queue.slice(1), rng })];
}
