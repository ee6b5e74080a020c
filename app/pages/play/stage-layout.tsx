// Lays out a page of a mini game: trail, heading and lead share the first window with the stage; everything else comes below it.
import type { ReactNode } from 'react';
import type { NavigationItem } from '#app/content/queries/navigation.ts';
import { Breadcrumb } from '#app/components/layout/page/breadcrumb.tsx';
import styles from './stage-layout.module.css';

interface StageLayoutProps {
  readonly breadcrumbs: readonly NavigationItem[];
  readonly title: string;
  readonly lead: string;
  /** The id of the heading, which names the stage. */
  readonly id: string;
  /** The stage, and what comes below it. */
  readonly children: ReactNode;
}

export function StageLayout({ breadcrumbs, title, lead, id, children }: StageLayoutProps) {
  return (
    <div className={`container ${styles.layout}`}>
      <header className={styles.head}>
        <Breadcrumb items={breadcrumbs} />
        <h1 id={id}>{title}</h1>
        <p>{lead}</p>
      </header>
      {children}
    </div>
  );
}
