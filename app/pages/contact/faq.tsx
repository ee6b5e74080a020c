// Questions that open without scripts; an address ending in #slug opens and shows its answer.
import { ChevronDown } from 'lucide-react';
import type { FaqItem } from '#app/content/schema.ts';
import styles from './faq.module.css';

export function Faq({ items }: { items: readonly FaqItem[] }) {
  return (
    <div className={styles.list}>
      {items.map((item) => (
        <details key={item.slug} className={styles.item}>
          <summary>
            <h3>{item.question}</h3>
            <ChevronDown aria-hidden />
          </summary>
          <p id={item.slug}>{item.answer}</p>
        </details>
      ))}
    </div>
  );
}
