// The piece queue: shuffled bags of all seven pieces.
import { shuffle } from '#app/game-kit/lib/random.ts';
import { SHAPES, type Shape } from './shapes.ts';

/** How many of the next pieces are shown. */
export const SHOWN_PIECES = 5;

export interface PieceQueue {
  readonly queue: readonly Shape[]; // at least SHOWN_PIECES
  readonly rng: number;
}

function fillQueue({ queue, rng }: PieceQueue): PieceQueue {
  if (queue.length >= SHOWN_PIECES) return { queue, rng };
  const [bag, following] = shuffle(rng, SHAPES);
  return fillQueue({ queue: [...queue, ...bag], rng: following });
}

export function createQueue(seed: number): PieceQueue {
  return fillQueue({ queue: [], rng: seed });
}

/** The next piece and the remaining queue. */
export function takePiece({ queue, rng }: PieceQueue): readonly [shape: Shape, coming: PieceQueue] {
  const [shape = SHAPES[0]] = queue;
  return [shape, fillQueue({ queue: queue.slice(1), rng })];
}
