// Questions that open without scripts; an address ending in #slug opens and shows its answer.
import { ChevronDown } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { FaqItem } from '#app/content/schema.ts';
import { Picture } from '#app/ui/picture.tsx';
import type { PictureSource } from '#app/ui/picture-source.ts';
import styles from './faq.module.css';

export function Faq({ items, mouse }: { items: readonly FaqItem[]; mouse: PictureSource }) {
  const { hash } = useLocation();

  // Not every browser opens a closed answer when the address points to it.
  useEffect(() => {
    const answer = items.some(({ slug }) => hash === `#${slug}`) ? document.getElementById(hash.slice(1)) : null;
    const details = answer?.closest('details');
    if (!details || details.open) return;
    details.open = true;
    answer?.scrollIntoView();
  }, [hash, items]);

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
