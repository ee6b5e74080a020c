// What flies where a balloon bursts.
import { useState } from 'react';
import { getBalloon } from './balloon.tsx';
import { getOverlayProps } from './view-box.ts';
import styles from './picture.module.css';

const REACH = 34; // of the longest spark with its round end

/** From the middle of a burst in eight directions. */
const SPARKS_PATH = 'M0-14V-30M10-10 21-21M14 0H30M10 10 21 21M0 14V30M-10 10-21 21M-14 0H-30M-10-10-21-21';

export interface SparksProps {
  readonly index: number; // of the balloon, counted from the left
  /** Whether it bursts before the player's eyes. */
  readonly isFresh: boolean;
}

/** Sparks fly to their end, also when the next letter comes while they do; where a burst was only restored there are none. */
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
