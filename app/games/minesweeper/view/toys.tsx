// Drawings of the flag and the mine, with variants for a wrong flag (crossed out) and an exploded mine.
import { useState } from 'react';
import type { Face } from '#app/games/minesweeper/rules/state.ts';
import styles from './square.module.css';

const BLAST = 'M50 2 61 25 83 12 78 36 99 44 79 56 92 80 66 75 58 98 45 77 21 93 25 67 1 62 20 47 7 23 33 27z';
const CROSS = 'M20 22 80 82M80 22 20 82';
const SPIKES = 'M50 15V85M15 50H85M25 25 75 75M75 25 25 75';
const SHINE = { fill: 'none', stroke: 'oklch(1 0 0 / 0.75)', strokeWidth: 6 };

function Flag() {
  return (
    <g className={styles.flag}>
      <path d="M26 86q0-12 16-12h6q16 0 16 12z" fill="var(--ink)" />
      <path d="M40 80V16" fill="none" stroke="var(--ink)" strokeWidth="9" />
      <path d="M40 16q16-7 42 10-2 4 0 8-24 18-42 10z" fill="var(--danger)" stroke="var(--danger-ink)" strokeWidth="5" />
      <path d="M48 23q8-2 15 1" {...SHINE} />
    </g>
  );
}

function Mine() {
  return (
    <g className={styles.mine}>
      <path d={SPIKES} fill="none" stroke="var(--ink)" strokeWidth="12" />
      <circle cx="50" cy="50" r="26" fill="var(--ink)" />
      <path d="M36 45q3-9 12-11" {...SHINE} />
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
      {face === 'hit' && <path d={BLAST} fill="var(--highlight)" />}
      {face === 'mine' || face === 'hit' ? <Mine /> : <Flag />}
      {face === 'wrong-flag' && (
        <>
          <path d={CROSS} fill="none" stroke="var(--on-ink)" strokeWidth="18" />
          <path d={CROSS} fill="none" stroke="var(--danger-ink)" strokeWidth="11" />
        </>
      )}
    </svg>
  );
}
