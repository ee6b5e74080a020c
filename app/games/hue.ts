// The hue of each mini game, spread over the color wheel in the order of the registry.
import type { MiniGameEntry } from '#app/game-kit/contract.ts';
import { registry } from './registry.ts';

/** Hue of the first game, in degrees (OKLCH). */
const FIRST_HUE = 330;

/** Hue of a game's tile and page, in degrees (OKLCH). */
export function getHue(entry: MiniGameEntry): number {
  return (FIRST_HUE + (360 / registry.length) * registry.indexOf(entry)) % 360;
}
