// Sparks where a balloon pops.
import { useState } from 'react';
import { getBalloon } from './balloon.tsx';
import { getOverlayProps } from './view-box.ts';
import styles from './picture.module.css';

const REACH = 34; // length of the longest spark, including its round cap

/** Eight rays from the center. */
const SPARKS_PATH = 'M0-14V-30M10-10 21-21M14 0H30M10 10 21 21M0 14V30M-10 10-21 21M-14 0H-30M-10-10-21-21';

export interface SparksProps {
  readonly index: number; // of the balloon, counted from the left
  /** Whether the balloon has popped just now, not in a restored game. */
  readonly isFresh: boolean;
}

/** `isFresh` is read once on mount, so that the next guess does not interrupt the animation. */
export function Sparks({ index, isFresh }: SparksProps) {
  const [isFlying] = useState(isFresh);
  if (!isFlying) return null;
  const { x, y, hue, light } = getBalloon(index);
  return (
    <svg aria-hidden {...getOverlayProps({ x, y, reachX: REACH, reachY: REACH })} className={styles.sparks}>
      <path d={SPARKS_PATH} transform={`translate(${x} ${y})`} stroke={`oklch(${light - 0.1} 0.17 ${hue})`} />
    </svg>
  );
}
