// The icons of the core values, as inline SVG.
import type { ReactNode } from 'react';
import type { ValueIconName } from '#app/content/schema/game-schema.ts';
import styles from './value-icon.module.css';

/** The viewBox is 64 × 64. */
const ICONS: Record<ValueIconName, ReactNode> = {
  'light bulb': (
    <>
      <path fill="#ffc94d" d="M32 5c12 0 21 9 21 20 0 8-4 12-7 16-2 3-3 5-3 8H21c0-3-1-5-3-8-3-4-7-8-7-16C11 14 20 5 32 5z" />
      <path fill="#ffe39a" d="M22 14c3-4 8-5 10-5-7 2-12 8-12 16-2-3-1-8 2-11z" />
      <rect x="22" y="48" width="20" height="6" rx="3" fill="#7a5ae0" />
      <rect x="25" y="55" width="14" height="5" rx="2.5" fill="#563bb5" />
      <path d="M27 28c2 4 8 4 10 0" fill="none" stroke="#3a1d3f" strokeWidth="3" strokeLinecap="round" />
      <circle cx="25" cy="23" r="2.500" fill="#3a1d3f" />
      <circle cx="39" cy="23" r="2.500" fill="#3a1d3f" />
    </>
  ),
  gem: (
    <>
      <path fill="#5bb8e8" d="M18 10h28l12 16-26 30L6 26z" />
      <path fill="#9ad6f5" d="M18 10l-12 16h16zM32 10 22 26h20z" />
      <path fill="#3d95c6" d="M46 10 42 26h16zM42 26 32 56l26-30z" />
      <path fill="#7cc8ef" d="M22 26h20L32 56z" />
      <path d="m50 4 1.800 4.200L56 10l-4.200 1.800L50 16l-1.800-4.200L44 10l4.200-1.800z" fill="#ffc94d" />
    </>
  ),
  // With a heart.
  joystick: (
    <>
      <rect x="8" y="44" width="48" height="15" rx="7" fill="#7a5ae0" />
      <rect x="8" y="44" width="48" height="7" rx="3.500" fill="#9b80f0" />
      <rect x="29" y="28" width="6" height="20" rx="3" fill="#3a1d3f" />
      <path fill="#f2695c" d="M32 34C18 25 14 19 14 13c0-6 4-10 9-10 4 0 7 2 9 6 2-4 5-6 9-6 5 0 9 4 9 10 0 6-4 12-18 21z" />
      <path fill="#ff9a90" d="M20 8c2-2 5-2 6 0-3 0-6 2-7 6-1-2 0-5 1-6z" />
      <circle cx="47" cy="48" r="3.500" fill="#ffc94d" />
    </>
  ),
  // Two matching pieces.
  puzzle: (
    <>
      <path fill="#f7923f" d="M6 16h18c-2-8 12-8 10 0h4v14c8-2 8 12 0 10v16H6z" />
      <path fill="#4f9d4b" d="M58 16v40H41V43c7 1 9-13 0-14V16z" />
      <path fill="#fbb466" d="M6 16h6v40H6z" />
      <circle cx="18" cy="34" r="2.500" fill="#3a1d3f" />
      <circle cx="29" cy="34" r="2.500" fill="#3a1d3f" />
      <path d="M20 41c2 3 5 3 7 0" fill="none" stroke="#3a1d3f" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  // In a pot.
  seedling: (
    <>
      <path d="M32 42V22" stroke="#4f9d4b" strokeWidth="5" strokeLinecap="round" />
      <path fill="#4f9d4b" d="M32 26C30 12 20 7 6 8c0 14 12 21 26 18z" />
      <path fill="#7bc26f" d="M32 20C34 9 44 3 58 5c0 12-11 19-26 15z" />
      <path fill="#f2695c" d="M14 40h36l-4 17c-.5 2-2 3-4 3H22c-2 0-3.500-1-4-3z" />
      <rect x="11" y="37" width="42" height="9" rx="4.500" fill="#ff8d80" />
    </>
  ),
  // With an apricot.
  shield: (
    <>
      <path fill="#7a5ae0" d="M32 4l22 8v18c0 16-10 25-22 30C20 55 10 46 10 30V12z" />
      <path fill="#9b80f0" d="M32 4v56C20 55 10 46 10 30V12z" />
      <circle cx="32" cy="34" r="13" fill="#f7923f" />
      <path fill="#7bc26f" d="M32 22c0-6 5-9 12-8-1 6-5 9-12 8z" />
      <path d="m26 34 4.500 4.500L39 30" fill="none" stroke="#fff5e6" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
    </>
  ),
};

export function ValueIcon({ icon }: { icon: ValueIconName }) {
  return (
    <svg aria-hidden viewBox="0 0 64 64" width={72} height={72} className={styles.icon}>
      {ICONS[icon]}
    </svg>
  );
}
