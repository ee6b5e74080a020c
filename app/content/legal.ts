// Compiles the legal texts and the accessibility statement from Markdown to HTML with their headings; at build time only.
import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import accessibilityMarkdown from './legal/accessibility.md?raw';
import privacyPolicyMarkdown from './legal/privacy-policy.md?raw';
import termsMarkdown from './legal/terms.md?raw';

interface LegalHeading {
  readonly id: string;
  readonly text: string;
}

export interface LegalText {
  readonly html: string;
  /** The sections (h2), in order. */
  readonly headings: readonly LegalHeading[];
}

function compile(markdown: string): LegalText {
  const headings: LegalHeading[] = [];
  const file = unified()
    .use(remarkParse)
    .use(remarkRehype)
    .use(rehypeSlug)
    .use(() => (tree: Root) => {
      for (const node of tree.children) {
        if (node.type === 'element' && node.tagName === 'h2') headings.push({ id: String(node.properties['id']), text: toString(node) });
      }
    })
    .use(rehypeStringify)
    .processSync(markdown);
  return { html: String(file), headings };
}

/** The privacy policy followed by its Terms of Use. */
export function privacyPolicy(): LegalText {
  return compile(privacyPolicyMarkdown);
}

/** The accessibility statement. */
export function accessibility(): LegalText {
  return compile(accessibilityMarkdown);
}

/** The Terms of Service. */
export function terms(): LegalText {
  return compile(termsMarkdown);
}
