// Questions that open without scripts; an address ending in #slug opens and shows its answer.
import { ChevronDown } from 'lucide-react';
import type { FaqItem } from '#app/content/schema.ts';
import { Picture } from '#app/ui/picture.tsx';
import type { PictureSource } from '#app/ui/picture-source.ts';
import styles from './faq.module.css';

export function Faq({ items, mouse }: { items: readonly FaqItem[]; mouse: PictureSource }) {
  return (
    <div className={styles.columns}>
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
      <div className={styles.mouse}>
        <Picture picture={mouse} sizes="20rem" />
      </div>
    </div>
  );
}
