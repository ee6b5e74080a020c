// The latest releases of a game: version, date and notes.
import type { GameDetail } from '#app/content/queries/game-detail.ts';
import { BulletList } from '#app/components/ui/text/bullet-list.tsx';
import { Disclosure } from '#app/components/ui/text/disclosure.tsx';
import styles from './whats-new.module.css';

export function WhatsNew({ title, releases }: { title: string; releases: GameDetail['news'] }) {
  return (
    <Disclosure id="news" title={title} headingLevel={2}>
      <ol className={styles.list}>
        {releases.map(({ version, date, dateText, notes }) => (
          <li key={version}>
            <h3>Version {version}</h3>
            <time dateTime={date}>{dateText}</time>
            <BulletList lines={notes} />
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
