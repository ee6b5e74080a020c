// The frame around every page: skip link, header, footer, and what happens after navigation.
import type { ReactNode } from 'react';
import type { Navigation } from '#app/content/queries/navigation.ts';
import { Footer, type FooterStudio } from '#app/components/layout/footer/footer.tsx';
import { Header } from '#app/components/layout/header/header.tsx';
import { NewRelease } from '#app/components/layout/footer/new-release.tsx';
import { PageChange } from './announce-page-change.tsx';
import { useStillnessBehind } from '#app/components/layout/lib/use-scroll-lock.ts';
import styles from './page-frame.module.css';

/** What the frame says and links to, the same on every page. */
export interface FrameContent {
  readonly studio: FooterStudio;
  readonly navigation: Navigation;
}

export function Frame({ content, children }: { content: FrameContent | undefined; children: ReactNode }) {
  useStillnessBehind();
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
      <PageChange />
      <NewRelease />
    </>
  );
}
