// A call to action at the end of a page: heading, lead and buttons on a dark panel.
import { useId, type ReactNode } from 'react';
import styles from './call-to-action.module.css';

interface CallToActionProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

export function CallToAction({ title, lead, children }: CallToActionProps) {
  const heading = useId();
  return (
    <section className="section container" aria-labelledby={heading} data-screen-only>
      <div className={`centered banner ${styles.panel}`}>
        <h2 id={heading} className="headline">
          {title}
        </h2>
        <p className="lead">{lead}</p>
        <div className="cluster">{children}</div>
      </div>
    </section>
  );
}
