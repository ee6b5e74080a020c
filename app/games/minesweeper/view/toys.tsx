// Drawings of the flag and the mine, with variants for a wrong flag (crossed out) and an exploded mine.
import { useState } from 'react';
import type { Face } from '#app/games/minesweeper/rules/state.ts';
import styles from './square.module.css';

const BLAST = 'M50 2 61 25 83 12 78 36 99 44 79 56 92 80 66 75 58 98 45 77 21 93 25 67 1 62 20 47 7 23 33 27z';
const CROSS = 'M20 22 80 82M80 22 20 82';
const SPIKES = 'M50 15V85M15 50H85M25 25 75 75M75 25 25 75';

function Flag() {
  return (
    <g className={styles.flag}>
      <path className={styles.foot} d="M26 86q0-12 16-12h6q16 0 16 12z" />
      <path className={styles.pole} d="M40 80V16" />
      <path className={styles.cloth} d="M40 16q16-7 42 10-2 4 0 8-24 18-42 10z" />
      <path className={styles.shine} d="M48 23q8-2 15 1" />
    </g>
  );
}

function Mine() {
  return (
    <g className={styles.mine}>
      <path className={styles.spikes} d={SPIKES} />
      <circle className={styles.ball} cx="50" cy="50" r="26" />
      <path className={styles.shine} d="M36 45q3-9 12-11" />
    </g>
  );
}

interface ToyProps {
  readonly face: Exclude<Face, 'hidden' | 'open'>;
  readonly isFresh: boolean; // read once on mount
}

export function Toy({ face, isFresh }: ToyProps) {
  const [pops] = useState(isFresh);
  return (
    <svg aria-hidden viewBox="0 0 100 100" className={styles.toy} data-pops={pops || undefined}>
      {face === 'hit' && <path className={styles.blast} d={BLAST} />}
      {face === 'mine' || face === 'hit' ? <Mine /> : <Flag />}
      {face === 'wrong-flag' && (
        <>
          <path className={styles.halo} d={CROSS} />
          <path className={styles.cross} d={CROSS} />
        </>
      )}
    </svg>
  );
}
