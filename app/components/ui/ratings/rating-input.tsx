// Star rating input, as a radio group.
import { formatCount } from '#app/content/format/format-count.ts';
import { DEFAULT_MAX_STARS, Stars } from './rating.tsx';
import styles from './rating.module.css';

interface RatingInputProps {
  /** 0 to `max`; 0 means not rated. */
  readonly value: number;
  readonly max?: number;
  readonly label?: string;
  readonly onChange: (value: number) => void;
}

export function RatingInput({ value, max = DEFAULT_MAX_STARS, label = 'Rating', onChange }: RatingInputProps) {
  return (
    <fieldset className={`inline ${styles.choice}`}>
      <legend className="visually-hidden">{label}</legend>
      <Stars value={value} max={max} />
      <span className={styles.radios}>
        {Array.from({ length: max }, (_, index) => index + 1).map((stars) => (
          <input
            key={stars}
            type="radio"
            name="stars"
            value={stars}
            checked={Math.round(value) === stars}
            aria-label={formatCount(stars, 'star')}
            onChange={() => onChange(stars)}
          />
        ))}
      </span>
      <span className={styles.number} data-none={value === 0 || undefined} aria-hidden>
        {value.toFixed(1)}
      </span>
    </fieldset>
  );
}
