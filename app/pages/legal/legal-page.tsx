// A legal text with a table of contents that follows the reader.
import type { LegalText } from '#app/content/legal.ts';
import type { Opening } from '#app/layout/opening.ts';
import { PageOpening } from '#app/layout/page-opening.tsx';
import { Contents } from './contents.tsx';
import styles from './legal-page.module.css';

export function LegalPage({ opening, text }: { opening: Opening; text: LegalText }) {
  return (
    <>
      <PageOpening opening={opening} />
      <div className={`container ${styles.columns}`}>
        <Contents headings={text.headings} />
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: text.html }} />
      </div>
    </>
  );
}
