// A legal text with a table of contents that follows the reader.
import { createElement, type ReactNode } from 'react';
import type { LegalNode, LegalText } from '#app/content/queries/compile-legal.ts';
import type { PageHeaderData } from '#app/components/layout/page/page-header-data.ts';
import { PageHeader } from '#app/components/layout/page/page-header.tsx';
import { TableOfContents } from './table-of-contents.tsx';
import styles from './legal-page.module.css';

/** As elements and not as HTML: no page makes elements from a text (Trusted Types). */
function renderNode(node: LegalNode): ReactNode {
  if (typeof node === 'string') return node;
  const [tag, attributes, inside] = node;
  return createElement(tag, attributes, ...inside.map(renderNode));
}

interface LegalPageProps {
  readonly header: PageHeaderData;
  readonly text: LegalText;
  /** The day of the current version, for a text that does not begin with its own. */
  readonly updated?: string;
}

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export function LegalPage({ header, text, updated }: LegalPageProps) {
  return (
    <>
      <PageHeader header={header} />
      <div className={`container ${styles.columns}`}>
        <TableOfContents headings={text.headings} />
        {createElement(
          'div',
          { className: styles.text },
          updated && (
            <p>
              Last updated: <time dateTime={updated}>{DATE.format(new Date(updated))}</time>
            </p>
          ),
          ...text.body.map(renderNode),
        )}
      </div>
    </>
  );
}
