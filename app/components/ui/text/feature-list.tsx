// A list of short named statements: as plain cards, or as numbered steps with their durations.
import styles from './feature-list.module.css';

interface Feature {
  readonly name: string;
  readonly text: string;
  /** Shown beside the name, such as a duration or a price. */
  readonly note?: string | undefined;
}

interface FeatureListProps {
  readonly features: readonly Feature[];
  readonly isOrdered?: boolean;
}

export function FeatureList({ features, isOrdered = false }: FeatureListProps) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className={`cluster ${styles.features}`} data-in-order={isOrdered || undefined}>
      {features.map(({ name, text, note }) => (
        <li key={name} className="card stack">
          <h3>{name}</h3>
          {note !== undefined && <p className="tag">{note}</p>}
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}
