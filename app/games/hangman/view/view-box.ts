// The coordinate system of the picture, and overlays: svg elements for moving parts, which animate without repainting the picture.

export const WIDTH = 360;
export const HEIGHT = 240;

/** Props of an svg element that draws the area around a point of the picture, in the same units and at the same place. */
export function getOverlayProps({ x, y, reachX, reachY }: { x: number; y: number; reachX: number; reachY: number }) {
  const [left, top, width] = [x - reachX, y - reachY, 2 * reachX];
  return {
    viewBox: `${left} ${top} ${width} ${2 * reachY}`,
    style: { left: `${(left / WIDTH) * 100}%`, top: `${(top / HEIGHT) * 100}%`, width: `${(width / WIDTH) * 100}%` },
  };
}
