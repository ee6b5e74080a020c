// A legal text with a table of contents.
import { createElement, type ReactNode } from 'react';
import type { LegalNode, LegalText } from '#app/content/queries/compile-legal.ts';
import type { PageHeaderData } from '#app/layout/page/page-header-data.ts';
import { EmailAddress } from '#app/components/ui/text/email-address.tsx';
import { PageHeader } from '#app/layout/page/page-header.tsx';
import { TableOfContents } from './table-of-contents.tsx';
import styles from './legal-page.module.css';

/** The text of a link, because Markdown makes each address one. */
const EMAIL_ADDRESS = /^\S+@\S+$/;

/** Renders elements instead of HTML strings, which the Trusted Types policy forbids. */
function renderNode(node: LegalNode): ReactNode {
  if (typeof node === 'string') return EMAIL_ADDRESS.test(node) ? <EmailAddress address={node} /> : node;
  const [tag, attributes, inside] = node;
  return createElement(tag, attributes, ...inside.map(renderNode));
}

interface LegalPageProps {
  readonly loaderData: {
    readonly header: PageHeaderData;
    readonly text: LegalText;
    /** Date of the current version, and how it is written, for texts that do not state it themselves. */
    readonly updated?: { readonly date: string; readonly text: string };
  };
  /** What stands above the text. */
  readonly children?: ReactNode;
}

export function LegalPage({ loaderData: { header, text, updated }, children }: LegalPageProps) {
  return (
    <>
      <PageHeader header={header} />
      <div className={`stack container ${styles.columns}`}>
        <TableOfContents headings={text.headings} />
        {createElement(
          'div',
          { className: styles.text },
          updated && (
            <p>
              Last updated: <time dateTime={updated.date}>{updated.text}</time>
            </p>
          ),
          children,
          ...text.body.map(renderNode),
        )}
      </div>
    </>
  );
}
