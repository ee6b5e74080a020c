// A game's key art, icon and screenshots, each saved as a PNG by a press, and a table of its other files.
import { Download } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import type { CSSProperties, MouseEvent } from 'react';
import type { GameSummary } from '#app/content/queries/game-summary.ts';
import type { PressDownload, PressPicture } from '#app/content/queries/press-kit.ts';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import { PhoneFold } from '#app/components/ui/text/phone-fold.tsx';
import type { PictureSource } from '#app/content/pictures/picture-source.ts';
import styles from './game-pictures.module.css';

/** The `sizes` attribute for a picture of this shape: its greatest widths in game-pictures.module.css. */
function getSizes({ width, height }: PictureSource): string {
  const [large, small] = [14, 13].map((rem) => ((rem * width) / height).toFixed(1));
  return `(min-width: 64rem) ${large}rem, ${small}rem`;
}

/** Revoking a URL too early cancels the download in some browsers; a minute is enough for all of them. */
const REVOKE_DELAY_MS = 60_000;

function downloadFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
}

/**
 * Saves the picture at `path` as a PNG, which the browser makes: thirty of them in full size would be 75 MB on the server. Rejects if it does
 * not load or is no picture.
 */
async function saveAsPng(path: string, name: string): Promise<void> {
  const response = await fetch(path);
  const bitmap = await createImageBitmap(await response.blob());
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  downloadFile(new File([await canvas.convertToBlob()], name, { type: 'image/png' }));
}

/** Without scripts, and where the conversion fails, the link saves the WebP. */
function savePng(event: MouseEvent, path: string, name: string): void {
  event.preventDefault();
  saveAsPng(path, name.replace(/\.\w+$/, '.png')).catch(() => location.assign(path));
}

interface GamePicturesProps {
  readonly game: GameSummary;
  readonly pictures: readonly PressPicture[];
  readonly downloads: readonly PressDownload[];
  readonly filesTitle: string;
  /** Of its columns. */
  readonly titles: readonly string[];
}

export function GamePictures({ game, pictures, downloads, filesTitle, titles }: GamePicturesProps) {
  const { title } = game;
  return (
    <article className={styles.game} style={{ '--accent': game.accent } as CSSProperties}>
      <header className={`cluster ${styles.head}`}>
        <h3>
          <PageLink to={game.path}>{title}</PageLink>
        </h3>
        <span className={`tag ${styles.status}`} data-live={game.isLive || undefined}>
          {game.status}
        </span>
      </header>
      <ul className={styles.strip} aria-label={`Pictures of ${title}`}>
        {pictures.map(({ path, name, picture, dimensions }) => (
          <li key={path} style={{ '--ratio': picture.width / picture.height } as CSSProperties}>
            <a href={path} download={name} title={`PNG, ${dimensions}`} onClick={(event) => savePng(event, path, name)}>
              <span className="visually-hidden">Save: </span>
              <Picture picture={picture} sizes={getSizes(picture)} className="fill" />
              <Icon icon={Download} className="mark" />
            </a>
          </li>
        ))}
      </ul>
      <PhoneFold summary={<span>{filesTitle}</span>} className={styles.files}>
        <table aria-label={`Files of ${title}`}>
          <thead>
            <tr>
              {titles.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {downloads.map(({ path, name, label, size, format }) => (
              <tr key={path}>
                <td>
                  <a href={path} download={name}>
                    {label}
                    <span className="visually-hidden"> of {title}</span>
                  </a>
                </td>
                <td>{size}</td>
                <td>{format}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </PhoneFold>
    </article>
  );
}
