// The frame around every page: skip link, header, footer, and the behavior after a navigation.
import type { ReactNode } from 'react';
import type { Navigation } from '#app/content/queries/navigation.ts';
import { Footer, type FooterStudio } from '#app/components/layout/footer/footer.tsx';
import { Header } from '#app/components/layout/header/header.tsx';
import { NewRelease } from '#app/components/layout/footer/new-release.tsx';
import { PageChangeAnnouncer } from './announce-page-change.tsx';
import { useScrollLock } from '#app/components/layout/lib/use-scroll-lock.ts';
import styles from './page-frame.module.css';

/** The frame's data, the same on every page. */
export interface PageFrameContent {
  readonly studio: FooterStudio;
  readonly navigation: Navigation;
}

export function PageFrame({ content, children }: { content: PageFrameContent | undefined; children: ReactNode }) {
  useScrollLock();
  return (
    <>
      <a href="#main" className={`visually-hidden ${styles.skip}`}>
        Skip to content
      </a>
      <Header navigation={content?.navigation} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer studio={content?.studio} navigation={content?.navigation} />
      <PageChangeAnnouncer />
      <NewRelease />
    </>
  );
}
