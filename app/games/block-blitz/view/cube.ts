// What draws a cube of candy in its color, on the board and in the tray.
import type { CSSProperties } from 'react';
import type { BlockColor } from '#app/games/block-blitz/rules/pieces.ts';
import cube from './cube.module.css';

const PAINTS: Readonly<Record<BlockColor, readonly [face: string, light: string, dark: string]>> = {
  coral: ['oklch(0.71 0.18 28)', 'oklch(0.79 0.12 30)', 'oklch(0.54 0.18 18)'],
  apricot: ['oklch(0.78 0.16 61)', 'oklch(0.85 0.11 69)', 'oklch(0.62 0.16 49)'],
  yellow: ['oklch(0.88 0.16 90)', 'oklch(0.93 0.11 95)', 'oklch(0.72 0.15 74)'],
  leaf: ['oklch(0.73 0.18 142)', 'oklch(0.84 0.14 141)', 'oklch(0.55 0.14 145)'],
  sky: ['oklch(0.75 0.13 236)', 'oklch(0.86 0.09 231)', 'oklch(0.57 0.13 246)'],
  violet: ['oklch(0.64 0.19 291)', 'oklch(0.78 0.12 294)', 'oklch(0.47 0.2 287)'],
  rose: ['oklch(0.73 0.16 351)', 'oklch(0.84 0.1 349)', 'oklch(0.56 0.18 350)'],
};

/** Without a color there is no cube. */
export function getCubeProps(color: BlockColor | undefined, className: string | undefined, place?: CSSProperties) {
  const [face, light, dark] = color === undefined ? [] : PAINTS[color];
  const style = { ...place, '--face': face, '--light': light, '--dark': dark } as CSSProperties;
  return { className: `${cube.cube} ${className}`, 'data-color': color, style };
}
