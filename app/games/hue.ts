// The color of each mini game, round the wheel in the order of the registry.
import type { MiniGameEntry } from '#app/game-kit/contract.ts';
import { registry } from './registry.ts';

/** The color of the first one, in degrees of OKLCH. */
const FIRST_HUE = 330;

/** The color of a game's tile and page, in degrees of OKLCH. */
export function getHue(entry: MiniGameEntry): number {
  return (FIRST_HUE + (360 / registry.length) * registry.indexOf(entry)) % 360;
}
