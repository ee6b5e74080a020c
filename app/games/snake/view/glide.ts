// The animation data of the last step.
import type { SnakeEvent } from '#app/games/snake/rules/rules.ts';

export interface Glide {
  readonly left: number | null; // the cell that the tail has left; null if it stayed
  readonly hasEaten: boolean;
  readonly meals: readonly number[]; // cells in which the body bulges
}

/** Before the first step. */
export const AT_REST: Glide = { left: null, hasEaten: false, meals: [] };

/** The animation after some events, which led to `body`; the same object if none of them is a step. */
export function updateGlide(glide: Glide, events: readonly SnakeEvent[], body: readonly number[]): Glide {
  const step = events.findLast((event) => event.type === 'stepped' || event.type === 'ate');
  if (!step) return glide;
  const hasEaten = step.type === 'ate';
  const meals = hasEaten ? [...glide.meals, step.cell] : glide.meals;
  return { left: hasEaten ? null : step.left, hasEaten, meals: meals.filter((cell) => body.includes(cell)) };
}
