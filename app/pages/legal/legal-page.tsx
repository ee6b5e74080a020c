// A legal text with a table of contents that follows the reader.
import { useEffect, useState } from 'react';
import type { LegalText } from '#app/content/legal.ts';
import { Breadcrumb } from '#app/layout/breadcrumb.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import styles from './legal-page.module.css';

/** The id of the section that is being read; null at the top and in prerendered HTML. */
function useSectionInView(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const headings = ids.flatMap((id) => document.getElementById(id) ?? []);
    // A heading is being read once it has passed the upper third of the window.
    const follow = () =>
      setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top < window.innerHeight / 3)?.id ?? null);
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [ids]);
  return current;
}

export function LegalPage({ title, path, text }: { title: string; path: string; text: LegalText }) {
  const [ids] = useState(() => text.headings.map((heading) => heading.id));
  const current = useSectionInView(ids);
  return (
    <>
      <PageHead title={title} trail={<Breadcrumb trail={[{ name: title, path }]} />} />
      <div className={`container ${styles.columns}`}>
        <nav aria-label="On this page" className={styles.contents}>
          <h2>On this page</h2>
          <ol>
            {text.headings.map((heading) => (
              <li key={heading.id}>
                <a href={`#${heading.id}`} aria-current={heading.id === current ? 'true' : undefined}>
                  {heading.text}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: text.html }} />
      </div>
    </>
  );
}
