// One game's key art, icon and screenshots: each is a link that saves it.
import { Download } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { PressPicture } from '#app/content/press-kit.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { PictureSource } from '#app/ui/picture-source.ts';
import styles from './game-pictures.module.css';

/** How wide a picture of this shape stands in its row, for `sizes`; where all find room they share the width. */
function sizesOf({ width, height }: PictureSource): string {
  const shape = (width / height).toFixed(2);
  return `(min-width: 64rem) calc(min(14rem, 17vw) * ${shape}), calc(clamp(9rem, 40vw, 13rem) * ${shape})`;
}

export interface GamePicturesProps {
  readonly title: string;
  readonly path: string;
  readonly description: string;
  readonly status: string;
  readonly isLive: boolean;
  readonly accent: string;
  readonly pictures: readonly PressPicture[];
}

export function GamePictures({ title, path, description, status, isLive, accent, pictures }: GamePicturesProps) {
  return (
    <article className={styles.game} style={{ '--accent': accent } as CSSProperties}>
      <header className={styles.head}>
        <h3>
          <PageLink to={path}>{title}</PageLink>
        </h3>
        <span className={styles.status} data-live={isLive || undefined}>
          {status}
        </span>
        <p>{description}</p>
      </header>
      <ul className={styles.strip} aria-label={`Pictures of ${title}`}>
        {pictures.map(({ path: file, name, picture }) => (
          <li key={file} style={{ '--ratio': picture.width / picture.height } as CSSProperties}>
            <a href={file} download={name}>
              <span className="visually-hidden">Save: </span>
              <Picture picture={picture} sizes={sizesOf(picture)} />
              <Download aria-hidden className={styles.hint} />
            </a>
          </li>
        ))}
      </ul>
    </article>
  );
}
