// The picture of the studio, each office in the light of its own time of day, which the root element says; by day without scripts.
import type { ReactNode } from 'react';
import { Picture } from './picture.tsx';
import type { PictureSource } from '#app/content/pictures/picture-source.ts';
import styles from './studio-picture.module.css';

export interface StudioPictureProps {
  /** By day, at dawn, at dusk and at night, or one. */
  readonly pictures: readonly PictureSource[];
  readonly alt: string;
  readonly sizes: string;
  /** Lies over it. */
  readonly children?: ReactNode;
}

export function StudioPicture({ pictures, alt, sizes, children }: StudioPictureProps) {
  return (
    <figure className={styles.figure}>
      <div role="img" aria-label={alt}>
        {pictures.map((picture) => (
          <Picture key={picture.name} picture={picture} sizes={sizes} />
        ))}
      </div>
      {children}
    </figure>
  );
}
