// A picture in the best width for the screen, or as WebP in one width. Shows a placeholder if it fails to load, or nothing
// if it is decorative (see base.css).
import type { CSSProperties } from 'react';
import { getWebpPath, type PictureSource } from '#app/content/pictures/picture-source.ts';
import { capSizes, createSrcset } from './picture-sizes.ts';
import { useFailedImage } from './use-failed-image.ts';
import placeholder from './placeholder.svg';
import styles from './picture.module.css';

export interface PictureProps {
  readonly picture: PictureSource;
  /** The displayed width, as a `sizes` attribute. The last length must be the one for narrow screens. */
  readonly sizes: string;
  /** Loads immediately and with high priority. Only for the largest picture above the fold. */
  readonly isUrgent?: boolean;
  readonly className?: string | undefined;
}

export function Picture({ picture, sizes, isUrgent = false, className = '' }: PictureProps) {
  const { isFailed, ref, onError } = useFailedImage();
  const { width, height, alt } = picture;
  const shared = {
    width,
    height,
    className: `${styles.picture} ${className}`.trim(),
    style: { '--placeholder': picture.color } as CSSProperties,
  };
  if (isFailed) return <img {...shared} alt={alt} src={placeholder} data-failed />;
  return (
    <picture className={styles.frame}>
      <source type="image/avif" srcSet={createSrcset(picture, sizes)} sizes={capSizes(sizes)} />
      <img
        {...shared}
        alt={alt}
        ref={ref}
        onError={onError}
        src={getWebpPath(picture)}
        loading={isUrgent ? 'eager' : 'lazy'}
        fetchPriority={isUrgent ? 'high' : undefined}
      />
    </picture>
  );
}
