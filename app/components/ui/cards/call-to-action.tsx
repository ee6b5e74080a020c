// The invitation at the end of a page: a heading, a line and a button on a dark panel.
import { useId, type ReactNode } from 'react';
import styles from './call-to-action.module.css';

interface CallToActionProps {
  readonly title: string;
  readonly lead: string;
  /** The button, or several. */
  readonly children: ReactNode;
}

export function CallToAction({ title, lead, children }: CallToActionProps) {
  const heading = useId();
  return (
    <section className={`container ${styles.call}`} aria-labelledby={heading} data-screen-only>
      <div className={styles.panel}>
        <h2 id={heading}>{title}</h2>
        <p>{lead}</p>
        <div className={styles.ways}>{children}</div>
      </div>
    </section>
  );
}
