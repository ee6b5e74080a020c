// The frame around every page: skip link, header, footer, and what happens after navigation.
import type { ReactNode } from 'react';
import type { Navigation } from '#app/content/navigation.ts';
import { Footer, type FooterStudio } from './footer.tsx';
import { Header } from './header.tsx';
import { NewRelease } from './new-release.tsx';
import { PageChange } from './page-change.tsx';
import { useStillnessBehind } from './use-stillness-behind.ts';
import styles from './frame.module.css';

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
