// A list of short named statements: below a line each, or as numbered steps on a track with their durations.
import styles from './feature-list.module.css';

/** Steps that a wide window has room for beside each other. */
const MAX_ACROSS = 5;

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
    <List className={isOrdered ? `track ${features.length > MAX_ACROSS ? '' : styles.across}` : `cluster ${styles.columns}`}>
      {features.map(({ name, text, note }) => (
        <li key={name} className={`stack ${styles.feature}`}>
          <h3>{name}</h3>
          {note !== undefined && <p className="tag">{note}</p>}
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}
