// The table of contents of a legal text, with the current section highlighted. A sidebar on wide screens, a collapsible bar otherwise.
import { ChevronDown } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { useEffect, useRef, useState } from 'react';
import type { LegalText } from '#app/content/queries/compile-legal.ts';
import styles from './table-of-contents.module.css';

const WIDE_SCREEN_QUERY = '(min-width: 60rem)'; // as in table-of-contents.module.css

/** ID of the current section; null at the top and in prerendered HTML. */
function useSectionInView(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const headings = ids.flatMap((id) => document.getElementById(id) ?? []);
    // A section is current once its heading has passed the upper third of the window.
    const updateCurrent = () =>
      setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top < window.innerHeight / 3)?.id ?? null);
    updateCurrent();
    window.addEventListener('scroll', updateCurrent, { passive: true });
    return () => window.removeEventListener('scroll', updateCurrent);
  }, [ids]);
  return current;
}

export function TableOfContents({ headings }: { headings: LegalText['headings'] }) {
  const drawer = useRef<HTMLDetailsElement>(null);
  const [ids] = useState(() => headings.map((heading) => heading.id));
  const current = useSectionInView(ids);

  useEffect(() => {
    const wideScreen = window.matchMedia(WIDE_SCREEN_QUERY);
    const updateOpen = () => drawer.current?.toggleAttribute('open', wideScreen.matches);
    updateOpen();
    wideScreen.addEventListener('change', updateOpen);
    return () => wideScreen.removeEventListener('change', updateOpen);
  }, []);

  function closeOnNarrowScreen(): void {
    if (!window.matchMedia(WIDE_SCREEN_QUERY).matches) drawer.current?.removeAttribute('open');
  }

  return (
    <nav aria-label="On this page" className={`panel ${styles.contents}`}>
      <details ref={drawer}>
        <summary className="fold row">
          <span className={styles.title}>On this page</span>
          <span className={`small ${styles.here}`}>{headings.find(({ id }) => id === current)?.text}</span>
          <Icon icon={ChevronDown} />
        </summary>
        <ol>
          {headings.map((heading) => (
            <li key={heading.id}>
              <a href={`#${heading.id}`} aria-current={heading.id === current ? 'true' : undefined} onClick={closeOnNarrowScreen}>
                {heading.text}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
