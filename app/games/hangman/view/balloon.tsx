// One of the six balloons (one per life), and its remains after it has popped.
import { memo } from 'react';
import { getOverlayProps } from './view-box.ts';
import styles from './picture.module.css';

/** Position and color of each balloon. */
const BALLOONS = [
  { x: 62, y: 58, hue: 25, light: 0.76 },
  { x: 109, y: 44, hue: 62, light: 0.8 },
  { x: 157, y: 38, hue: 86, light: 0.88 },
  { x: 203, y: 38, hue: 145, light: 0.8 },
  { x: 251, y: 44, hue: 235, light: 0.77 },
  { x: 298, y: 58, hue: 300, light: 0.76 },
] as const;

/** Offset of the string below the center of the balloon. */
const STRING_TOP = 30;

/** The point where all strings meet. */
export const KNOT = { x: 180, y: 106 } as const;

/** Extent of a balloon from its center, including its knot and the sway. */
const REACH = { x: 26, y: 34 } as const;

const OUTLINE = 'oklch(0.45 0.055 var(--board-hue))';

/** `index` counts from the left. */
interface BalloonProps {
  readonly index: number;
}

export function getBalloon(index: number): (typeof BALLOONS)[number] {
  return BALLOONS[index] ?? BALLOONS[0];
}

/** In its own svg element, so that it sways without repainting the picture. */
export const Balloon = memo(function Balloon({ index }: BalloonProps) {
  const { x, y, hue, light } = getBalloon(index);
  const { viewBox, style } = getOverlayProps({ x, y, reachX: REACH.x, reachY: REACH.y });
  const bottom = y + STRING_TOP;
  return (
    <svg aria-hidden viewBox={viewBox} className={styles.balloon} style={{ ...style, animationDelay: `${index * -0.7}s` }}>
      <path d={`M${x - 5} ${bottom}L${x} ${bottom - 8}L${x + 5} ${bottom}Z`} fill={`oklch(${light - 0.2} 0.14 ${hue})`} />
      <ellipse cx={x} cy={y} rx="22" ry="26" fill={`oklch(${light - 0.1} 0.15 ${hue})`} />
      <ellipse cx={x - 2} cy={y - 3} rx="18" ry="21" fill={`oklch(${light} 0.15 ${hue})`} />
      <ellipse cx={x - 8} cy={y - 11} rx="5" ry="7.500" fill="oklch(1 0 0 / 0.75)" transform={`rotate(24 ${x - 8} ${y - 11})`} />
    </svg>
  );
});

export function BalloonString({ index }: BalloonProps) {
  const { x, y } = getBalloon(index);
  const top = y + STRING_TOP;
  return <path d={`M${x} ${top}Q${(x + KNOT.x) / 2} ${(top + KNOT.y) / 2 + 5} ${KNOT.x} ${KNOT.y}`} className={styles.string} />;
}

export function PoppedBalloon({ index }: BalloonProps) {
  const { x, y } = getBalloon(index);
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse rx="20" ry="24" fill="oklch(1 0 0 / 0.3)" stroke={OUTLINE} strokeWidth="2" strokeDasharray="5 5" />
      <path d="M-7-7 7 7M7-7-7 7" fill="none" stroke={OUTLINE} strokeWidth="3.5" strokeLinecap="round" />
    </g>
  );
}
