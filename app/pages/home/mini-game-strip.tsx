// A strip of small tiles that link to the pages of the mini games.
import type { CSSProperties } from 'react';
import type { HomePageText } from '#app/content/data/pages/home.ts';
import { ARCADE_PATH, createPlayPath } from '#app/content/paths.ts';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import type { PictureSource } from '#app/components/ui/pictures/picture-source.ts';
import { getHue, registry } from '#app/games/registry.ts';
import styles from './mini-game-strip.module.css';

/** `toys` are the tiles' pictures by game ID. */
export function MiniGameStrip({ copy, toys }: { copy: HomePageText; toys: Readonly<Record<string, PictureSource>> }) {
  return (
    <nav className={`container ${styles.strip}`} aria-labelledby="strip-title">
      <h2 id="strip-title">{copy.stripTitle}</h2>
      <PageLink to={ARCADE_PATH}>{copy.stripLink}</PageLink>
      <ul>
        {registry.map((entry) => {
          const toy = toys[entry.id];
          return (
            <li key={entry.id} style={{ '--hue': getHue(entry) } as CSSProperties}>
              <PageLink to={createPlayPath(entry.id)}>
                {toy && <Picture picture={toy} sizes="3.5rem" />}
                <span>{entry.title}</span>
              </PageLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
