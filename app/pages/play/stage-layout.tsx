// Layout of the pages with a game: breadcrumbs, heading, lead and stage share the first screen; sections in two columns come below.
import { useId, type ReactNode } from 'react';
import type { NavigationItem } from '#app/content/queries/navigation.ts';
import { Breadcrumb } from '#app/layout/page/breadcrumb.tsx';
import styles from './stage-layout.module.css';

interface StageLayoutProps {
  readonly breadcrumbs: readonly NavigationItem[];
  readonly title: string;
  readonly lead?: string;
  /** ID of the heading, which also names the stage. */
  readonly id: string;
  /** The stage first, then the content below it. */
  readonly children: ReactNode;
}

export function StageLayout({ breadcrumbs, title, lead, id, children }: StageLayoutProps) {
  return (
    <div className={`container ${styles.layout}`} data-opens-with-game>
      <header className={`cluster ${styles.head}`}>
        <Breadcrumb items={breadcrumbs} />
        <h1 id={id}>{title}</h1>
        {lead !== undefined && <p>{lead}</p>}
      </header>
      {children}
    </div>
  );
}

/** The sections below a stage: two columns, or one in a narrow window. */
export function PageColumns({ left, right }: { left: ReactNode; right: ReactNode }) {
  return (
    <div className={`stack container ${styles.columns}`}>
      <div className="stack">{left}</div>
      <div className="stack">{right}</div>
    </div>
  );
}

/** A heading with what stands below it. */
export function PageSection({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section id={id} aria-labelledby={heading} className="column">
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  );
}
