// Layout of the mini game pages: breadcrumbs, heading, lead and stage share the first screen; everything else comes below.
import type { ReactNode } from 'react';
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
      <header className={styles.head}>
        <Breadcrumb items={breadcrumbs} />
        <h1 id={id}>{title}</h1>
        {lead !== undefined && <p>{lead}</p>}
      </header>
      {children}
    </div>
  );
}
