// Compiles the legal texts from Markdown to element trees at build time.
import type { Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import rehypeSlug from 'rehype-slug';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import accessibilityMarkdown from '#app/content/data/legal/accessibility.md?raw';
import privacyPolicyMarkdown from '#app/content/data/legal/privacy-policy.md?raw';
import termsMarkdown from '#app/content/data/legal/terms.md?raw';

interface LegalHeading {
  readonly id: string;
  readonly text: string;
}

/** Text, or an element with its children. */
export type LegalNode = string | readonly [tag: string, attributes: Readonly<Record<string, string>> | null, inside: readonly LegalNode[]];

export interface LegalText {
  readonly body: readonly LegalNode[];
  /** The h2 headings, in order. */
  readonly headings: readonly LegalHeading[];
}

function compileNode(node: RootContent): LegalNode {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') throw new Error(`A legal text holds a ${node.type}, which no page shows`);
  const attributes = Object.fromEntries(Object.entries(node.properties).map(([name, value]) => [name, String(value)]));
  return [node.tagName, Object.keys(attributes).length > 0 ? attributes : null, node.children.map(compileNode)];
}

function compile(markdown: string): LegalText {
  const processor = unified().use(remarkParse).use(remarkRehype).use(rehypeSlug);
  const { children }: Root = processor.runSync(processor.parse(markdown));
  const headings = children.flatMap((node) =>
    node.type === 'element' && node.tagName === 'h2' ? [{ id: String(node.properties['id']), text: toString(node) }] : [],
  );
  return { body: children.map(compileNode), headings };
}

/** The privacy policy, followed by the Terms of Use. */
export function compilePrivacyPolicy(): LegalText {
  return compile(privacyPolicyMarkdown);
}

export function compileAccessibility(): LegalText {
  return compile(accessibilityMarkdown);
}

export function compileTerms(): LegalText {
  return compile(termsMarkdown);
}
