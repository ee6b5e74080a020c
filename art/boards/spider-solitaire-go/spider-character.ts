// Draws Velvet, the spider character of Spider Solitaire Go, around (0, 0); about 400 units wide.
import { disc, mirror, place, shape, stroke } from '../drawing/shapes.ts';

const SPIDER_POSES = ['sit', 'wave', 'dance'] as const;
type SpiderPose = (typeof SPIDER_POSES)[number];

type Leg = readonly [kneeX: number, kneeY: number, footX: number, footY: number];

const SITTING: readonly Leg[] = [
  [120, -62, 168, 10],
  [140, -18, 190, 62],
  [128, 36, 164, 112],
  [86, 78, 104, 140],
];
const WAVING: Leg = [128, -92, 156, -170];
const DANCING: readonly Leg[] = [
  [128, -92, 112, -176],
  [148, -44, 198, -108],
  [140, 28, 206, 30],
  [92, 82, 140, 138],
];

function drawLeg([kneeX, kneeY, footX, footY]: Leg): string {
  const d = `M62 ${(kneeY * 0.3).toFixed(0)}Q${kneeX} ${kneeY - 26} ${footX} ${footY}`;
  const [backX, backY] = [footX - (footX - kneeX) * 0.32, footY - (footY - kneeY) * 0.32];
  return (
    stroke(d, '#43208f', 30) +
    stroke(d, '#6f46d2', 22) +
    stroke(`M${backX.toFixed(0)} ${backY.toFixed(0)}L${footX} ${footY}`, '#ffb84d', 27) +
    stroke(`M${((backX + footX) / 2).toFixed(0)} ${((backY + footY) / 2).toFixed(0)}L${footX} ${footY}`, '#fff5e6', 27)
  );
}

/** Draws the spider in a pose. */
export function drawSpiderCharacter(x: number, y: number, scale: number, pose: SpiderPose): string {
  const right = pose === 'dance' ? DANCING : pose === 'wave' ? [WAVING, ...SITTING.slice(1)] : SITTING;
  const left =
    pose === 'dance'
      ? DANCING.map(([kx, ky, fx, fy], index) => [kx, ky + (index % 2 ? 22 : -6), fx - 8, fy + (index % 2 ? 40 : -10)] as const)
      : SITTING;
  const eye =
    disc(40, -22, 36, '#fff') + disc(36, -18, 22, '#2b1440') + disc(44, -28, 9, '#fff') + disc(29, -10, 5, '#fff', 'opacity=".8"');
  const tuft = shape('M-10-92Q-34-128-14-146Q-8-124 4-118Q6-142 28-150Q22-122 26-92Z', '#8f68ec');
  const body =
    disc(0, 6, 104, '#43208f') +
    disc(0, 0, 102, '#7a4fd6') +
    `<ellipse cx="-14" cy="-28" rx="70" ry="56" fill="#9a74f2" opacity=".75"/>` +
    shape('M-58 52Q0 108 58 52Q50 84 0 88Q-50 84-58 52Z', '#5f38bd', 'opacity=".7"');
  const smile =
    pose === 'dance'
      ? shape('M-30 26Q0 34 30 26Q26 64 0 64T-30 26Z', '#4a1236') + shape('M-16 52Q0 42 16 52Q8 63 0 63T-16 52Z', '#ff7f8e')
      : stroke('M-26 30Q0 54 26 30', '#2b1440', 8);
  const teeth = pose === 'dance' ? '' : shape('M-18 38L-12 52L-5 43Z', '#fff') + shape('M18 38L12 52L5 43Z', '#fff');
  const bow = shape('M0 92Q-44 66-48 92Q-48 124 0 100ZM0 92Q44 66 48 92Q48 124 0 100Z', '#f2695c') + disc(0, 96, 14, '#c93a4b');
  return place(
    x,
    y,
    mirror(left.map(drawLeg).join('')) +
      right.map(drawLeg).join('') +
      tuft +
      body +
      eye +
      mirror(eye) +
      disc(-70, 18, 17, '#ff7fa0', 'opacity=".6"') +
      disc(70, 18, 17, '#ff7fa0', 'opacity=".6"') +
      teeth +
      smile +
      bow,
    scale,
  );
}

/** Draws a web around (x, y). */
export function drawWeb(x: number, y: number, radius: number, color: string, opacity: number): string {
  const spokes = Array.from({ length: 12 }, (_, index) => (index * Math.PI) / 6 + 0.13);
  const point = (angle: number, reach: number) => `${(Math.cos(angle) * reach).toFixed(0)} ${(Math.sin(angle) * reach).toFixed(0)}`;
  const threads = spokes.map((angle) => `M0 0L${point(angle, radius * 1.1)}`).join('');
  const rings = [0.2, 0.38, 0.58, 0.79, 1]
    .map(
      (reach) =>
        `M${point(spokes[0]!, radius * reach)}${spokes.map((angle, index) => `Q${point(angle + Math.PI / 12, radius * reach * 0.86)} ${point(spokes[(index + 1) % 12]!, radius * reach)}`).join('')}`,
    )
    .join('');
  return `<g transform="translate(${x} ${y})" opacity="${opacity}">${stroke(threads + rings, color, 6)}</g>`;
}
