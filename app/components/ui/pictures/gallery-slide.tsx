// One slide of a gallery: a picture that opens the full-screen view, or the loop of play.
import { Maximize2 } from 'lucide';
import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '#app/components/ui/icon.tsx';
import type { PictureSource } from '#app/content/pictures/picture-source.ts';
import type { PlayLoopSource } from '#app/content/pictures/play-loop-source.ts';
import { Picture } from './picture.tsx';
import { PlayLoop } from './play-loop.tsx';
import styles from './gallery.module.css';

/** -1 for a part that Tab skips, because the arrow keys lead to it. */
export type TabIndex = -1 | undefined;

/** The shape in which a slide is as wide as `--slide` in gallery.module.css. */
const PHONE_RATIO = 1080 / 2340;

function getRatio({ width, height }: PictureSource): number {
  return width / height;
}

/** The greatest displayed width of a slide, as a `sizes` attribute. */
function getSlideSizes(picture: PictureSource): string {
  const scale = getRatio(picture) / PHONE_RATIO;
  const [large, rem, vw] = [22.5, 17, 62].map((length) => Number((length * Math.min(scale, 1)).toFixed(1)));
  return `(width >= 64rem) ${large}rem, calc(min(${rem}rem, ${vw}vw, 92vw) - 12px)`;
}

interface GallerySlideProps {
  readonly picture: PictureSource;
  readonly name: string;
  readonly loop: PlayLoopSource | null;
  readonly isCurrent: boolean;
  readonly tabIndex: TabIndex;
  readonly renderLoopLink: ((tabIndex: TabIndex) => ReactNode) | null;
  onOpen(): void;
}

export function GallerySlide({ picture, name, loop, isCurrent, tabIndex, renderLoopLink, onOpen }: GallerySlideProps) {
  return (
    <li aria-current={isCurrent || undefined} style={{ '--ratio': getRatio(picture) } as CSSProperties}>
      {loop ? (
        <PlayLoop loop={loop} sizes={getSlideSizes(picture)} tabIndex={renderLoopLink ? -1 : tabIndex}>
          {renderLoopLink?.(tabIndex)}
        </PlayLoop>
      ) : (
        <button
          type="button"
          className={`phone ${styles.open}`}
          tabIndex={tabIndex}
          onClick={onOpen}
          aria-label={`${name}, show full screen: ${picture.alt}`}
        >
          <Picture picture={picture} sizes={getSlideSizes(picture)} />
          <Icon icon={Maximize2} className={`mark ${styles.hint}`} data-screen-only data-scripts-only />
        </button>
      )}
    </li>
  );
}
