// A picture in the best format and width for the screen. Shows a placeholder if it fails to load.
import type { CSSProperties } from 'react';
import { capSizes, getFallbackWidth, getPicturePath, createSrcset, type PictureSource } from './picture-source.ts';
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

function Sources({ picture, sizes }: { picture: PictureSource; sizes: string }) {
  return (['avif', 'webp'] as const).map((format) => (
    <source key={format} type={`image/${format}`} srcSet={createSrcset(picture, sizes, format)} sizes={capSizes(sizes)} />
  ));
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
      <Sources picture={picture} sizes={sizes} />
      <img
        {...shared}
        alt={alt}
        ref={ref}
        onError={onError}
        src={getPicturePath(picture, getFallbackWidth(picture.widths), picture.fallback)}
        loading={isUrgent ? 'eager' : 'lazy'}
        fetchPriority={isUrgent ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
