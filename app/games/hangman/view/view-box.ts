// The picture's own units, in which everything in it is drawn, and small pictures that lie over it: those move without being painted anew.
import type { CSSProperties } from 'react';

export const WIDTH = 360;
export const HEIGHT = 240;

/** A piece of the picture, from a middle to its edges. */
export interface OverlayArea {
  readonly x: number;
  readonly y: number;
  readonly reachX: number;
  readonly reachY: number;
}

/** What draws a piece in an svg of its own, in the units of the picture, at its place in it. */
export function getOverlayProps({ x, y, reachX, reachY }: OverlayArea): { readonly viewBox: string; readonly style: CSSProperties } {
  const [left, top, width] = [x - reachX, y - reachY, 2 * reachX];
  return {
    viewBox: `${left} ${top} ${width} ${2 * reachY}`,
    style: { left: `${(left / WIDTH) * 100}%`, top: `${(top / HEIGHT) * 100}%`, width: `${(width / WIDTH) * 100}%` },
  };
}
