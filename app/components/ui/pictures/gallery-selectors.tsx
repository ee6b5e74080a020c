// Buttons that choose the slide of a gallery: dots, or thumbnails of the pictures.
import { Play } from 'lucide';
import type { ComponentProps, CSSProperties } from 'react';
import { Icon } from '#app/components/ui/icon.tsx';
import type { PictureSource } from '#app/content/pictures/picture-source.ts';
import { Picture } from './picture.tsx';

/** The `sizes` attribute of a thumbnail, which crops the picture to 3:4. */
function getThumbnailSizes(picture: PictureSource): string {
  return `${Math.max(4, Number((5 * (picture.width / picture.height)).toFixed(1)))}rem`;
}

interface GallerySelectorsProps extends Pick<ComponentProps<'div'>, 'ref' | 'className' | 'onKeyDown'> {
  readonly slides: readonly PictureSource[];
  readonly names: readonly string[];
  readonly label: string;
  readonly current: number;
  /** The first slide that is not a loop of play. Without it, the buttons are dots. */
  readonly firstPicture?: number;
  onChoose(index: number): void;
}

export function GallerySelectors({ slides, names, label, current, firstPicture, onChoose, ...group }: GallerySelectorsProps) {
  return (
    <div {...group} role="group" aria-label={label} data-scripts-only style={{ '--rows': Math.ceil(slides.length / 3) } as CSSProperties}>
      {slides.map((picture, index) => (
        <button
          key={picture.name}
          type="button"
          className="middle"
          aria-label={names[index]}
          aria-current={index === current}
          tabIndex={index === current ? 0 : -1}
          onClick={() => onChoose(index)}
        >
          {firstPicture !== undefined && <Picture picture={{ ...picture, alt: '' }} sizes={getThumbnailSizes(picture)} />}
          {firstPicture !== undefined && index < firstPicture && <Icon icon={Play} className="mark" />}
        </button>
      ))}
    </div>
  );
}
