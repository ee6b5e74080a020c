// The frame around every page: skip link, header, footer, and the behavior after a navigation.
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Navigation } from '#app/content/queries/navigation.ts';
import { Footer, type FooterStudio } from '#app/layout/footer/footer.tsx';
import { Header } from '#app/layout/header/header.tsx';
import { PageLoadToast } from '#app/layout/footer/page-load-toast.tsx';
import { guardComposition } from '#app/startup/guard-composition.ts';
import { PageChangeAnnouncer } from './announce-page-change.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import styles from './page-frame.module.css';

function updateModalAttribute(): void {
  document.documentElement.toggleAttribute('data-modal', document.querySelector('dialog:modal') !== null);
}

/** Sets an attribute on the root element while one is open. Use it once, in the page frame. */
function useScrollLock(): void {
  const { key } = useLocation();
  // A dialog that is removed together with its page fires no close event.
  useEffect(updateModalAttribute, [key]);
  useEffect(() => {
    // Not every browser fires `toggle` on dialogs.
    const observer = new MutationObserver(updateModalAttribute);
    observer.observe(document.documentElement, { subtree: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, []);
}

/** The frame's data, the same on every page. */
export interface PageFrameContent {
  readonly studio: FooterStudio;
  readonly navigation: Navigation;
  /** An urgent notice. */
  readonly notice: string | undefined;
}

export function PageFrame({ content, children }: { content: PageFrameContent | undefined; children: ReactNode }) {
  useScrollLock();
  useEffect(() => guardComposition(window), []);
  return (
    <>
      <a href="#main" className={`visually-hidden ${styles.skip}`}>
        Skip to content
      </a>
      {content?.notice && (
        <section className={styles.notice} aria-label="Notice">
          <p className="container">{content.notice}</p>
        </section>
      )}
      <Header navigation={content?.navigation} />
      <ScrollToTop />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer studio={content?.studio} navigation={content?.navigation} />
      <PageChangeAnnouncer />
      <PageLoadToast />
    </>
  );
}
