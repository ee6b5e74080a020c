// The two sides of a card: the back pattern, and a toy on a colored ground.
import type { Face } from '#app/games/memory/rules/deck.ts';
import { TOYS } from './toys.tsx';
import styles from './view.module.css';

export function CardBack() {
  return (
    <span className={styles.back}>
      <svg aria-hidden viewBox="0 0 64 64">
        <path d="M33 22c-1-6 2-10 7-12" className={styles.stem} />
        <path d="M35 17c3-8 11-11 19-9-1 8-9 13-19 9z" />
        <path d="M32 22c5-4 21-3 21 14 0 12-10 20-21 20s-21-8-21-20c0-17 16-18 21-14zM32 24c-6 8-6 20-1 29" fillRule="evenodd" />
      </svg>
    </span>
  );
}

export function CardFace({ face, isMatched }: { face: Face; isMatched: boolean }) {
  const { ground, drawing } = TOYS[face];
  return (
    <span className={styles.front}>
      <svg aria-hidden viewBox="0 0 64 64" style={{ background: ground }}>
        {drawing}
      </svg>
      {isMatched && (
        <svg aria-hidden viewBox="0 0 20 20" className={styles.tick}>
          <circle cx="10" cy="10" r="10" />
          <path d="m5.5 10.5 3.2 3.2 6-7" />
        </svg>
      )}
    </span>
  );
}
