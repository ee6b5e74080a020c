// Links to the pages of the mini games, each with its toy picture.
import type { CSSProperties } from 'react';
import { createPlayPath } from '#app/content/paths.ts';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import type { PictureSource, Toys } from '#app/content/pictures/picture-source.ts';
import { getHue, registry } from '#app/games/registry.ts';
import styles from './mini-game-links.module.css';

interface ToyLinkProps {
  readonly to: string;
  readonly title: string;
  readonly toy: PictureSource | undefined;
  /** That of the page by default. */
  readonly hue?: number;
}

function ToyLink({ to, title, toy, hue }: ToyLinkProps) {
  return (
    <li style={{ '--hue': hue } as CSSProperties}>
      <PageLink to={to} className={`edge ${styles.link}`}>
        <span className={styles.toy}>{toy && <Picture picture={toy} sizes="2.75rem" />}</span>
        {title}
      </PageLink>
    </li>
  );
}

interface MiniGameLinksProps {
  readonly toys: Toys;
  /** The game whose page it is, and the link in its place, so that the rows stay full. */
  readonly except?: string;
  readonly instead?: ToyLinkProps;
}

export function MiniGameLinks({ toys, except, instead }: MiniGameLinksProps) {
  return (
    <ul className={styles.links}>
      {registry
        .filter(({ id }) => id !== except)
        .map((entry) => (
          <ToyLink key={entry.id} to={createPlayPath(entry.id)} title={entry.title} toy={toys[entry.id]} hue={getHue(entry)} />
        ))}
      {instead && <ToyLink {...instead} />}
    </ul>
  );
}
