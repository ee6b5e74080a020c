// A heading that opens the content below it: <details>, so it works without scripts.
import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#app/components/ui/icon.tsx';
import styles from './disclosure.module.css';

interface DisclosureProps {
  readonly title: string;
  readonly headingLevel?: 2 | 3;
  /** Anchor of the heading; it is in sight while the content is closed. */
  readonly id?: string;
  readonly children: ReactNode;
}

export function Disclosure({ title, headingLevel = 3, id, children }: DisclosureProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <details id={id} className={`panel ${styles.item}`}>
      <summary className="fold row">
        <Heading>{title}</Heading>
        <Icon icon={ChevronDown} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
