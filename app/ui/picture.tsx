// A picture in the best format and width for the screen; one that fails to load becomes the placeholder.
import type { CSSProperties } from 'react';
import { fallbackWidth, pictureFile, sourceSet, type PictureSource } from './picture-source.ts';
import { useFailedImage } from './use-failed-image.ts';
import placeholder from './placeholder.svg';
import styles from './picture.module.css';

export interface PictureProps {
  readonly picture: PictureSource;
  /** Another crop of the same picture for narrow screens, where it stands in the same place. */
  readonly narrow?: PictureSource;
  /** How wide it is shown, in the syntax of the `sizes` attribute. */
  readonly sizes: string;
  /** For the largest picture above the fold only: loads at once and first. */
  readonly isUrgent?: boolean;
  readonly className?: string | undefined;
}

const NARROW = '(max-width: 40rem)';

export function Picture({ picture, narrow, sizes, isUrgent = false, className = '' }: PictureProps) {
  const { isFailed, ref, onError } = useFailedImage();
  const { width, height, alt } = picture;
  const shared = { width, height, className: `${styles.picture} ${className}`, style: { '--ground': picture.color } as CSSProperties };
  if (isFailed) return <img {...shared} alt={alt} src={placeholder} data-failed />;
  return (
    <picture className={styles.frame}>
      {narrow && (
        <>
          <source
            media={NARROW}
            type="image/avif"
            srcSet={sourceSet(narrow, 'avif')}
            sizes={sizes}
            width={narrow.width}
            height={narrow.height}
          />
          <source
            media={NARROW}
            type="image/webp"
            srcSet={sourceSet(narrow, 'webp')}
            sizes={sizes}
            width={narrow.width}
            height={narrow.height}
          />
        </>
      )}
      <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(picture, 'webp')} sizes={sizes} />
      <img
        {...shared}
        alt={alt}
        ref={ref}
        onError={onError}
        src={pictureFile(picture, fallbackWidth(picture.widths), picture.fallback)}
        loading={isUrgent ? 'eager' : 'lazy'}
        fetchPriority={isUrgent ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
