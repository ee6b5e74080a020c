// Questions and answers as <details>, so they open without scripts. A URL ending in #slug opens that answer and scrolls to it.
import { ChevronDown } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import styles from './accordion.module.css';

interface AccordionItem {
  readonly slug: string;
  readonly question: string;
  readonly answer: string;
  readonly more?: { readonly path: string; readonly words: string } | undefined;
}

export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  const { hash } = useLocation();

  // Not every browser opens a closed <details> for a URL fragment inside it.
  useEffect(() => {
    const answer = items.some(({ slug }) => hash === `#${slug}`) ? document.getElementById(hash.slice(1)) : null;
    const details = answer?.closest('details');
    if (!details || details.open) return;
    details.open = true;
    answer?.scrollIntoView();
  }, [hash, items]);

  return (
    <div className={styles.list}>
      {items.map((item) => (
        <details key={item.slug} className={styles.item}>
          <summary>
            <h3>{item.question}</h3>
            <Icon icon={ChevronDown} />
          </summary>
          <p id={item.slug}>
            {item.answer}
            {item.more && (
              <>
                {' '}
                <PageLink to={item.more.path}>{item.more.words}</PageLink>
              </>
            )}
          </p>
        </details>
      ))}
    </div>
  );
}
