// A section of a page: heading, lead and content.
import { useId, type ReactNode } from 'react';
import { PhoneFold } from './phone-fold.tsx';
import styles from './section.module.css';

export interface SectionProps {
  readonly title: string;
  readonly lead?: string;
  readonly id?: string;
  readonly isCentered?: boolean;
  /** On phones, only the heading is seen until it is pressed. */
  readonly isFolded?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Section({ title, lead, id, isCentered = false, isFolded = false, className = '', children }: SectionProps) {
  const headingId = useId();
  const heading = (
    <h2 id={headingId} className="headline">
      {title}
    </h2>
  );
  const head = (
    <header className={`stack ${styles.head}`} data-centered={isCentered || undefined}>
      {!isFolded && heading}
      {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
    </header>
  );
  return (
    <section id={id} aria-labelledby={headingId} data-folded={isFolded || undefined} className={`section ${className}`}>
      <div className="container">
        {isFolded ? (
          <PhoneFold summary={heading} className={styles.fold}>
            {head}
            {children}
          </PhoneFold>
        ) : (
          <>
            {head}
            {children}
          </>
        )}
      </div>
    </section>
  );
}
