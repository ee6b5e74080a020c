// A legal text with a table of contents that follows the reader.
import type { LegalText } from '#app/content/legal.ts';
import type { NavigationItem } from '#app/content/navigation.ts';
import { Breadcrumb } from '#app/layout/breadcrumb.tsx';
import { Contents } from './contents.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import styles from './legal-page.module.css';

export function LegalPage({ title, trail, text }: { title: string; trail: readonly NavigationItem[]; text: LegalText }) {
  return (
    <>
      <PageHead title={title} trail={<Breadcrumb trail={trail} />} />
      <div className={`container ${styles.columns}`}>
        <Contents headings={text.headings} />
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: text.html }} />
      </div>
    </>
  );
}
