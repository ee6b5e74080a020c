// A game's key art, icon and screenshots, each as a download link, and links to its large files.
import { Download } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { PressDownload, PressPicture } from '#app/content/queries/press-kit.ts';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import type { PictureSource } from '#app/components/ui/pictures/picture-source.ts';
import { formatDate } from '#app/content/format/dates.ts';
import styles from './game-pictures.module.css';

/** The `sizes` attribute for a picture of this shape, matching game-pictures.module.css. */
function getSizes({ width, height }: PictureSource): string {
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
  /** ISO date of the first release; null if not released. */
  readonly released: string | null;
  /** When the release is planned; null once released. */
  readonly releaseWindow: string | null;
  /** URL and file name of the fact sheet. */
  readonly sheet: string;
  readonly sheetName: string;
  readonly pictures: readonly PressPicture[];
  readonly downloads: readonly PressDownload[];
}

export function GamePictures({
  title,
  path,
  description,
  status,
  isLive,
  accent,
  released,
  releaseWindow,
  sheet,
  sheetName,
  pictures,
  downloads,
}: GamePicturesProps) {
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
        <p className={styles.sheet}>
          {released !== null && <span>{`Released ${formatDate(released)}. `}</span>}
          {releaseWindow !== null && <>Planned for {releaseWindow}. </>}
          <a href={sheet} download={sheetName}>
            Fact sheet<span className="visually-hidden"> of {title}</span>
          </a>
        </p>
      </header>
      <ul className={styles.strip} aria-label={`Pictures of ${title}`}>
        {pictures.map(({ path: file, name, picture, fileInfo }) => (
          <li key={file} style={{ '--ratio': picture.width / picture.height } as CSSProperties}>
            <a href={file} download={name} title={fileInfo}>
              <span className="visually-hidden">Save: </span>
              <Picture picture={picture} sizes={getSizes(picture)} />
              <Download aria-hidden className={styles.hint} />
            </a>
          </li>
        ))}
      </ul>
      <ul className={styles.downloads} aria-label={`Large files of ${title}`}>
        {downloads.map(({ path: file, name, label, fileInfo }) => (
          <li key={file}>
            <a href={file} download={name}>
              <Download aria-hidden size={16} />
              <span>
                {label}
                <span className="visually-hidden"> of {title}</span> ({fileInfo})
              </span>
            </a>
          </li>
        ))}
      </ul>
    </article>
  );
}
