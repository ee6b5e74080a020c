// A legal text with a table of contents that follows the reader.
import { createElement, type ReactNode } from 'react';
import type { LegalNode, LegalText } from '#app/content/legal.ts';
import type { Opening } from '#app/layout/opening.ts';
import { PageOpening } from '#app/layout/page-opening.tsx';
import { Contents } from './contents.tsx';
import styles from './legal-page.module.css';

/** As elements and not as HTML: no page makes elements from a text (Trusted Types). */
function show(node: LegalNode): ReactNode {
  if (typeof node === 'string') return node;
  const [tag, attributes, inside] = node;
  return createElement(tag, attributes, ...inside.map(show));
}

export function LegalPage({ opening, text }: { opening: Opening; text: LegalText }) {
  return (
    <>
      <PageOpening opening={opening} />
      <div className={`container ${styles.columns}`}>
        <Contents headings={text.headings} />
        {createElement('div', { className: styles.text }, ...text.body.map(show))}
      </div>
    </>
  );
}
