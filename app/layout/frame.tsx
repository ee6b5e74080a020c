// The frame around every page: skip link, header, footer, scroll-to-top button, and what happens after navigation.
import type { ReactNode } from 'react';
import { Footer, type FooterStudio } from './footer.tsx';
import { Header } from './header.tsx';
import { NewRelease } from './new-release.tsx';
import { PageChange } from './page-change.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import { useStillnessBehind } from './use-stillness-behind.ts';
import styles from './frame.module.css';

export function Frame({ studio, children }: { studio: FooterStudio | undefined; children: ReactNode }) {
  useStillnessBehind();
  return (
    <>
      <a href="#main" className={`visually-hidden ${styles.skip}`}>
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer studio={studio} />
      <ScrollToTop />
      <PageChange />
      <NewRelease />
    </>
  );
}
