// Shows a rating as partially filled stars. For the input, see rating-input.tsx.
import type { CSSProperties } from 'react';
import { formatCount } from '#app/content/format/format-count.ts';
import styles from './rating.module.css';

const DEFAULT_RATING = 4.8;
export const DEFAULT_MAX_STARS = 5;

export interface RatingProps {
  /** 0 to `max`; shown with one decimal. */
  readonly value?: number | undefined;
  readonly max?: number;
  /** How many people rated; not said without it. */
  readonly count?: number | undefined;
}

/** In the units of its box. */
const STAR_BOX = 24;
const STAR_WIDTH = 20;

/** The shape of all stars, once in every document: a page with a hundred games repeats references to it. The star of Lucide (ISC license). */
export function StarShape() {
  return (
    <svg aria-hidden width={0} height={0} style={{ position: 'absolute' }}>
      <path
        id="star"
        d="M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z"
      />
    </svg>
  );
}

/** How much of a row of stars is filled, in percent of its width. */
function getFill(value: number, max: number): number {
  const filled = Math.min(max, Math.max(0, value));
  const part = filled % 1 && (STAR_BOX - STAR_WIDTH) / 2 + (filled % 1) * STAR_WIDTH;
  return (100 * (Math.floor(filled) * STAR_BOX + part)) / (max * STAR_BOX);
}

export function Stars({ value, max }: { value: number; max: number }) {
  const row = Array.from({ length: max }, (_, index) => <use key={index} href="#star" x={index * STAR_BOX} />);
  const viewBox = `0 0 ${max * STAR_BOX} ${STAR_BOX}`;
  return (
    <span className={styles.stars} style={{ '--fill': `${getFill(value, max)}%` } as CSSProperties} aria-hidden>
      <svg viewBox={viewBox}>{row}</svg>
      <svg viewBox={viewBox}>{row}</svg>
    </span>
  );
}

export function Rating({ value = DEFAULT_RATING, max = DEFAULT_MAX_STARS, count }: RatingProps) {
  const formattedValue = value.toFixed(1);
  const countText = count === undefined ? '' : `, ${formatCount(count, 'rating')}`;
  return (
    <span className={`inline ${styles.rating}`} role="img" aria-label={`Rated ${formattedValue} out of ${max}${countText}`}>
      <Stars value={value} max={max} />
      <span className={styles.number}>{formattedValue}</span>
      {countText && <span>{countText}</span>}
    </span>
  );
}
