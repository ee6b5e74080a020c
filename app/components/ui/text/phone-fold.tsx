// A heading that opens the content below it on phones, and stands above it in wider windows: <details>, so search and print find the words.
import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#app/components/ui/icon.tsx';
import styles from './phone-fold.module.css';

interface PhoneFoldProps {
  /** Phrasing or a heading; wider windows show a heading only. */
  readonly summary: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function PhoneFold({ summary, className = '', children }: PhoneFoldProps) {
  return (
    <details className={`${styles.item} ${className}`}>
      <summary className={`fold ${styles.summary}`}>
        {summary}
        <Icon icon={ChevronDown} />
      </summary>
      {children}
    </details>
  );
}
