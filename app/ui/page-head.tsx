// The top of a page below the header: trail, heading and lead.
import type { ReactNode } from 'react';
import styles from './page-head.module.css';

export interface PageHeadProps {
  readonly title: string;
  readonly lead?: string;
  readonly isCentered?: boolean;
  /** The breadcrumb above the heading. */
  readonly trail?: ReactNode;
  /** What follows the lead. */
  readonly children?: ReactNode;
}

export function PageHead({ title, lead, isCentered = false, trail, children }: PageHeadProps) {
  return (
    <div className={styles.band}>
      <div className={`container ${styles.head}`} data-centered={isCentered || undefined}>
        {trail}
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </div>
  );
}
