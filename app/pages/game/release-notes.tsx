// One release: version, date and release notes.
import type { DescribedRelease } from '#app/content/queries/game-detail.ts';
import styles from './releases.module.css';

export function ReleaseNotes({ release, headingLevel }: { release: DescribedRelease; headingLevel: 2 | 3 }) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div className={`card ${styles.release}`}>
      <Heading>Version {release.version}</Heading>
      <time dateTime={release.date}>{release.dateText}</time>
      <ul>
        {release.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  );
}
