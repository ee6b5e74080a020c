// One release: version, date and release notes.
import type { Release } from '#app/content/schema/game-schema.ts';
import { formatDate } from '#app/content/format/dates.ts';
import styles from './releases.module.css';

export function ReleaseNotes({ release, headingLevel }: { release: Release; headingLevel: 2 | 3 }) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div className={`card ${styles.release}`}>
      <Heading>Version {release.version}</Heading>
      <time dateTime={release.date}>{formatDate(release.date)}</time>
      <ul>
        {release.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  );
}
