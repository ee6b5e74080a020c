// Questions that open their answers. A URL ending in #slug opens that answer and scrolls to it.
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { Disclosure } from './disclosure.tsx';
import styles from './disclosure.module.css';

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
    <div className={`stack ${styles.list}`}>
      {items.map((item) => (
        <Disclosure key={item.slug} title={item.question}>
          <p id={item.slug}>
            {item.answer}
            {item.more && (
              <>
                {' '}
                <PageLink to={item.more.path}>{item.more.words}</PageLink>
              </>
            )}
          </p>
        </Disclosure>
      ))}
    </div>
  );
}
