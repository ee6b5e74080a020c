// One of the six balloons: a life, or what is left of it.
import { useState } from 'react';
import styles from './picture.module.css';

/** Where each balloon flies, and its color. */
const BALLOONS = [
  { x: 62, y: 58, hue: 25, light: 0.76 },
  { x: 109, y: 44, hue: 62, light: 0.8 },
  { x: 157, y: 38, hue: 86, light: 0.88 },
  { x: 203, y: 38, hue: 145, light: 0.8 },
  { x: 251, y: 44, hue: 235, light: 0.77 },
  { x: 298, y: 58, hue: 300, light: 0.76 },
] as const;

/** From the middle of a burst in eight directions. */
const SPARKS = 'M0-14V-30M10-10 21-21M14 0H30M10 10 21 21M0 14V30M-10 10-21 21M-14 0H-30M-10-10-21-21';

/** Where all strings meet. */
export const KNOT = { x: 180, y: 106 } as const;

/** Sparks fly to their end, also when the next letter comes while they do; where a burst was only restored there are none. */
function Sparks({ isFresh, stroke }: { isFresh: boolean; stroke: string }) {
  const [fly] = useState(isFresh);
  return fly && <path d={SPARKS} className={styles.burst} stroke={stroke} />;
}

export interface BalloonProps {
  readonly index: number; // counted from the left
  readonly isBurst: boolean;
  /** Whether it bursts before the player's eyes. */
  readonly isFresh: boolean;
}

export function Balloon({ index, isBurst, isFresh }: BalloonProps) {
  const { x, y, hue, light } = BALLOONS[index] ?? BALLOONS[0];
  if (isBurst) {
    return (
      <g transform={`translate(${x} ${y})`}>
        <ellipse rx="20" ry="24" className={styles.gone} />
        <path d="M-7-7 7 7M7-7-7 7" className={styles.cross} />
        <Sparks isFresh={isFresh} stroke={`oklch(${light - 0.1} 0.17 ${hue})`} />
      </g>
    );
  }
  const bottom = y + 30;
  return (
    <g>
      <path d={`M${x} ${bottom}Q${(x + KNOT.x) / 2} ${(bottom + KNOT.y) / 2 + 5} ${KNOT.x} ${KNOT.y}`} className={styles.string} />
      <g className={styles.balloon} style={{ animationDelay: `${index * -0.7}s` }}>
        <path d={`M${x - 5} ${bottom}L${x} ${bottom - 8}L${x + 5} ${bottom}Z`} fill={`oklch(${light - 0.2} 0.14 ${hue})`} />
        <ellipse cx={x} cy={y} rx="22" ry="26" fill={`oklch(${light - 0.1} 0.15 ${hue})`} />
        <ellipse cx={x - 2} cy={y - 3} rx="18" ry="21" fill={`oklch(${light} 0.15 ${hue})`} />
        <ellipse cx={x - 8} cy={y - 11} rx="5" ry="7.500" fill="oklch(1 0 0 / 0.75)" transform={`rotate(24 ${x - 8} ${y - 11})`} />
      </g>
    </g>
  );
}
