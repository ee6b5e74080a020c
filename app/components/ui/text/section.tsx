// A section of a page: heading, lead and content.
import { useId, type ReactNode } from 'react';
import styles from './section.module.css';

export interface SectionProps {
  readonly title: string;
  readonly lead?: string;
  readonly id?: string;
  readonly isCentered?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Section({ title, lead, id, isCentered = false, className = '', children }: SectionProps) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className={`section ${className}`}>
      <div className="container">
        <header className={`stack ${styles.head}`} data-centered={isCentered || undefined}>
          <h2 id={headingId} className="headline">
            {title}
          </h2>
          {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
        </header>
        {children}
      </div>
    </section>
  );
}
