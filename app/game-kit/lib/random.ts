// Seeded random numbers as pure functions: the generator is one unsigned 32-bit number that a game keeps in its state.

const RANGE = 2 ** 32;

/** The next raw 32-bit number and the next generator state (Mulberry32, Tommy Ettinger, public domain). */
export function drawUint32(rng: number): readonly [value: number, rng: number] {
  const advanced = (rng + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(advanced ^ (advanced >>> 15), advanced | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return [(mixed ^ (mixed >>> 14)) >>> 0, advanced];
}

/** An unbiased integer from 0 to `n` − 1 and the next generator state; `n` is at least 1. */
export function draw(rng: number, n: number): readonly [value: number, rng: number] {
  const limit = RANGE - (RANGE % n);
  let [value, following] = drawUint32(rng);
  while (value >= limit) [value, following] = drawUint32(following);
  return [value % n, following];
}

/** The items in a uniformly random order (Fisher–Yates) and the next generator state. */
export function shuffle<Item>(rng: number, items: readonly Item[]): readonly [items: Item[], rng: number] {
  const shuffled = [...items];
  let current = rng;
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const [index, following] = draw(current, last + 1);
    current = following;
    [shuffled[last], shuffled[index]] = [shuffled[index] as Item, shuffled[last] as Item];
  }
  return [shuffled, current];
}

/** A random item and the next generator state; `items` must not be empty. */
export function pick<Item>(rng: number, items: readonly Item[]): readonly [item: Item, rng: number] {
  const [index, following] = draw(rng, items.length);
  return [items[index] as Item, following];
}
