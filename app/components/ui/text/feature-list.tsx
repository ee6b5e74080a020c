// Short statements side by side, each with a name: as plain cards, or as numbered steps with how long each takes.
import type { Point } from './feature.ts';
import styles from './feature-list.module.css';

interface PointsProps {
  readonly points: readonly Point[];
  /** Whether they follow one another. */
  readonly isInOrder?: boolean;
}

export function Points({ points, isInOrder = false }: PointsProps) {
  const List = isInOrder ? 'ol' : 'ul';
  return (
    <List className={styles.points} data-in-order={isInOrder || undefined}>
      {points.map(({ name, text, note }) => (
        <li key={name}>
          <h3>{name}</h3>
          {note !== undefined && <p className={styles.note}>{note}</p>}
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}
