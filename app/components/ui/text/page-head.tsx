// The top of a page below the site header: breadcrumbs, heading and lead, with an optional toy picture.
import type { ReactNode } from 'react';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import type { PictureSource } from '#app/content/pictures/picture-source.ts';
import grounds from './page-ground.module.css';
import styles from './page-head.module.css';

export interface PageHeadProps {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly isCentered?: boolean;
  readonly breadcrumb?: ReactNode;
  /** A picture with a transparent background, shown on the hill beside the text. */
  readonly toy?: PictureSource | undefined;
  /** Leaves the room on phones to what follows. */
  readonly isToyOffPhones?: boolean;
  /** A ground of page-ground.module.css; plain without it. */
  readonly ground?: string | undefined;
  readonly children?: ReactNode;
}

/** `sizes` of the toy, matching page-head.module.css. */
const BESIDE_SIZES = '(min-width: 112.5rem) min(18vw, 27rem), (min-width: 40rem) clamp(7rem, 22vw, 18rem), 6rem';
const CENTERED_SIZES = 'clamp(7rem, 14vw, 11rem)';

export function PageHead({ title, lead, isCentered = false, breadcrumb, toy, isToyOffPhones = false, ground, children }: PageHeadProps) {
  return (
    <div
      className={`${styles.band} ${grounds.ground}`}
      data-ground={ground}
      data-beside={toy && !isCentered && !isToyOffPhones ? '' : undefined}
    >
      <div className={`stack container ${styles.head}`} data-centered={isCentered || undefined}>
        <div className={`stack ${styles.text}`}>
          {breadcrumb}
          <h1>{title}</h1>
          {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
          {children}
        </div>
        {toy && (
          <div className={`${styles.toy} ${grounds.burst}`} data-screen-only data-off-phones={isToyOffPhones || undefined}>
            <Picture picture={toy} sizes={isCentered ? CENTERED_SIZES : BESIDE_SIZES} isUrgent={!isToyOffPhones} />
          </div>
        )}
      </div>
    </div>
  );
}
