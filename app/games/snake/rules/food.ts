// Places the next food.
import { draw } from '#app/game-kit/lib/random.ts';
import { CELL_COUNT } from './grid.ts';

/** A random free cell and the next generator state; null if no cell is free. */
export function placeFood(body: readonly number[], stones: readonly number[], rng: number): readonly [food: number | null, rng: number] {
  const free = CELL_COUNT - body.length - stones.length;
  if (free <= 0) return [null, rng];
  const isTaken = new Uint8Array(CELL_COUNT);
  for (const cell of body) isTaken[cell] = 1;
  for (const cell of stones) isTaken[cell] = 1;
  let [passed, following] = draw(rng, free);
  for (let cell = 0; ; cell += 1) {
    if (isTaken[cell]) continue;
    if (passed === 0) return [cell, following];
    passed -= 1;
  }
}
