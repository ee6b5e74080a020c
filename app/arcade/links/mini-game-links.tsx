// Links to the pages of the mini games, each with its toy picture.
import type { CSSProperties } from 'react';
import { createPlayPath } from '#app/content/paths.ts';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import type { Toys } from '#app/content/pictures/picture-source.ts';
import { getHue, registry } from '#app/games/registry.ts';
import styles from './mini-game-links.module.css';

interface MiniGameLinksProps {
  readonly toys: Toys;
  readonly except?: string;
}

export function MiniGameLinks({ toys, except }: MiniGameLinksProps) {
  return (
    <ul className={styles.links}>
      {registry
        .filter(({ id }) => id !== except)
        .map((entry) => {
          const toy = toys[entry.id];
          return (
            <li key={entry.id} style={{ '--hue': getHue(entry) } as CSSProperties}>
              <PageLink to={createPlayPath(entry.id)} className={`edge ${styles.link}`}>
                <span className={styles.toy}>{toy && <Picture picture={toy} sizes="2.75rem" />}</span>
                {entry.title}
              </PageLink>
            </li>
          );
        })}
    </ul>
  );
}
