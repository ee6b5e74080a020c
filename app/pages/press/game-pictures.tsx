// A game's key art, icon and screenshots, each saved as a PNG by a press, and links to its large files.
import { Download } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import type { CSSProperties, MouseEvent } from 'react';
import type { GameSummary } from '#app/content/queries/game-summary.ts';
import type { PressDownload, PressFile, PressPicture } from '#app/content/queries/press-kit.ts';
import type { Game } from '#app/content/schema/game-schema.ts';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import type { PictureSource } from '#app/components/ui/pictures/picture-source.ts';
import { saveAsPng } from './save-as-png.ts';
import styles from './game-pictures.module.css';

/** The `sizes` attribute for a picture of this shape: its greatest widths in game-pictures.module.css. */
function getSizes({ width, height }: PictureSource): string {
  const [large, small] = [14, 13].map((rem) => ((rem * width) / height).toFixed(1));
  return `(min-width: 64rem) ${large}rem, ${small}rem`;
}

/** Without scripts, and where the conversion fails, the link saves the WebP. */
function savePng(event: MouseEvent, path: string, name: string): void {
  event.preventDefault();
  saveAsPng(path, name.replace(/\.\w+$/, '.png')).catch(() => location.assign(path));
}

interface GamePicturesProps {
  readonly game: GameSummary & Pick<Game, 'releaseWindow'> & { readonly releasedText: string | undefined };
  readonly sheet: PressFile;
  readonly pictures: readonly PressPicture[];
  readonly downloads: readonly PressDownload[];
}

export function GamePictures({ game, sheet, pictures, downloads }: GamePicturesProps) {
  const { title } = game;
  return (
    <article className={styles.game} style={{ '--accent': game.accent } as CSSProperties}>
      <header className={`cluster ${styles.head}`}>
        <h3>
          <PageLink to={game.path}>{title}</PageLink>
        </h3>
        <span className={styles.status} data-live={game.isLive || undefined}>
          {game.status}
        </span>
        <p>{game.description}</p>
        <p className={styles.sheet}>
          {game.releasedText && <span>{`Released ${game.releasedText}. `}</span>}
          {game.releaseWindow && <>Planned for {game.releaseWindow}. </>}
          <a href={sheet.path} download={sheet.name}>
            Fact sheet<span className="visually-hidden"> of {title}</span>
          </a>
        </p>
      </header>
      <ul className={styles.strip} aria-label={`Pictures of ${title}`}>
        {pictures.map(({ path, name, picture, dimensions }) => (
          <li key={path} style={{ '--ratio': picture.width / picture.height } as CSSProperties}>
            <a href={path} download={name} title={`PNG, ${dimensions}`} onClick={(event) => savePng(event, path, name)}>
              <span className="visually-hidden">Save: </span>
              <Picture picture={picture} sizes={getSizes(picture)} />
              <Icon icon={Download} className={styles.hint} />
            </a>
          </li>
        ))}
      </ul>
      <ul className={`cluster ${styles.downloads}`} aria-label={`Large files of ${title}`}>
        {downloads.map(({ path, name, label, fileInfo }) => (
          <li key={path}>
            <a href={path} download={name}>
              <Icon icon={Download} size={16} />
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
