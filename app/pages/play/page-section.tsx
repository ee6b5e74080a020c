// Sections of the pages with a game, in two columns: a heading with what stands below it.
import { useId, type ReactNode } from 'react';
import styles from './page-section.module.css';

/** The sections below a stage: two columns, or one in a narrow window. */
export function PageColumns({ left, right }: { left: ReactNode; right: ReactNode }) {
  return (
    <div className={`container ${styles.columns}`}>
      <div>{left}</div>
      <div>{right}</div>
    </div>
  );
}

export function PageSection({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section id={id} aria-labelledby={heading} className={styles.section}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  );
}
