// Shows a rating as partially filled stars. For the input, see rating-input.tsx.
import { Star } from 'lucide-react';
import type { CSSProperties } from 'react';
import styles from './rating.module.css';

const DEFAULT_RATING = 4.8;
export const DEFAULT_MAX_STARS = 5;

export interface RatingProps {
  /** 0 to `max`; shown with one decimal. */
  readonly value?: number;
  readonly max?: number;
}

export function Stars({ value, max }: { value: number; max: number }) {
  return Array.from({ length: max }, (_, index) => {
    const fill = Math.min(1, Math.max(0, value - index));
    return (
      <span key={index} className={styles.star} style={{ '--fill': `${fill * 100}%` } as CSSProperties}>
        <Star aria-hidden className={styles.empty} />
        <Star aria-hidden className={styles.full} />
      </span>
    );
  });
}

export function Rating({ value = DEFAULT_RATING, max = DEFAULT_MAX_STARS }: RatingProps) {
  const formattedValue = value.toFixed(1);
  return (
    <span className={styles.rating} role="img" aria-label={`Rated ${formattedValue} out of ${max}`}>
      <Stars value={value} max={max} />
      <span className={styles.number}>{formattedValue}</span>
    </span>
  );
}
