// The coordinate system of the picture, and overlays: svg elements for moving parts, which animate without repainting the picture.
import type { CSSProperties } from 'react';

export const WIDTH = 360;
export const HEIGHT = 240;

/** A part of the picture: its center and its extent in each direction. */
export interface OverlayArea {
  readonly x: number;
  readonly y: number;
  readonly reachX: number;
  readonly reachY: number;
}

/** Props of an svg element that draws an area of the picture, in the same units and at the same place. */
export function getOverlayProps({ x, y, reachX, reachY }: OverlayArea): { readonly viewBox: string; readonly style: CSSProperties } {
  const [left, top, width] = [x - reachX, y - reachY, 2 * reachX];
  return {
    viewBox: `${left} ${top} ${width} ${2 * reachY}`,
    style: { left: `${(left / WIDTH) * 100}%`, top: `${(top / HEIGHT) * 100}%`, width: `${(width / WIDTH) * 100}%` },
  };
}
