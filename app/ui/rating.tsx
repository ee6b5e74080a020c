// Stars for a rating: shown with partial fill, or as a radio group that a visitor can set.
import { Star } from 'lucide-react';
import { useId, type CSSProperties } from 'react';
import styles from './rating.module.css';

const DEFAULT_RATING = 4.8;
export const DEFAULT_MAX_STARS = 5;

export interface RatingProps {
  /** 0 to `max`; shown with one decimal. */
  readonly value?: number;
  readonly max?: number;
  /** Makes the stars a radio group, and is called with the chosen number of stars. */
  readonly onChange?: (value: number) => void;
  /** Names the radio group. */
  readonly label?: string;
}

function Stars({ value, max }: { value: number; max: number }) {
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

export function Rating({ value = DEFAULT_RATING, max = DEFAULT_MAX_STARS, onChange, label = 'Rating' }: RatingProps) {
  const group = useId();
  const number = value.toFixed(1);
  if (!onChange) {
    return (
      <span className={styles.rating} role="img" aria-label={`Rated ${number} out of ${max}`}>
        <Stars value={value} max={max} />
        <span className={styles.number}>{number}</span>
      </span>
    );
  }
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{label}</legend>
      <Stars value={value} max={max} />
      <span className={styles.radios}>
        {Array.from({ length: max }, (_, index) => index + 1).map((stars) => (
          <input
            key={stars}
            type="radio"
            name={group}
            value={stars}
            checked={Math.round(value) === stars}
            aria-label={stars === 1 ? '1 star' : `${stars} stars`}
            onChange={() => onChange(stars)}
          />
        ))}
      </span>
      <span className={styles.number} aria-hidden>
        {number}
      </span>
    </fieldset>
  );
}
