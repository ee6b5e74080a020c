// Compiles the legal texts from Markdown to element trees at build time.
import type { Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import accessibilityMarkdown from '#app/content/data/legal/accessibility.md?raw';
import privacyPolicyMarkdown from '#app/content/data/legal/privacy-policy.md?raw';
import termsMarkdown from '#app/content/data/legal/terms.md?raw';
import { fillIn } from './fill-in.ts';
import { switches } from './page-table.ts';

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

/** Compiles Markdown with GitHub's tables, and fills in the studio's data. Refuses HTML other than comments, with its line: no page would show it. */
export function compile(markdown: string, file: string): LegalText {
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype, {
      handlers: {
        html: (_, { value, position }: { value: string; position?: { start: { line: number } } }) => {
          if (value.startsWith('<!--')) return undefined;
          throw new Error(`${file}:${position?.start.line}: a legal text takes no HTML (${value})`);
        },
      },
    })
    .use(rehypeSlug);
  const { children }: Root = processor.runSync(processor.parse(fillIn(markdown, file)));
  const headings = children.flatMap((node) =>
    node.type === 'element' && node.tagName === 'h2' ? [{ id: String(node.properties['id']), text: toString(node) }] : [],
  );
  return { body: children.map(compileNode), headings };
}

/** Keeps what stands between `<!-- if … -->` and `<!-- end -->` only where the condition holds for this build: a part's name holds if it is on. */
export function selectSentences(markdown: string, file: string): string {
  const hasAnalytics = Boolean(import.meta.env.VITE_ANALYTICS_SRC);
  const isAsked = import.meta.env.VITE_ANALYTICS_CONSENT === 'ask';
  const conditions: Readonly<Record<string, boolean>> = {
    ...switches,
    reports: Boolean(import.meta.env.VITE_REPORTS_ENDPOINT),
    'no analytics': !hasAnalytics,
    analytics: hasAnalytics,
    asked: hasAnalytics && isAsked,
    'not asked': hasAnalytics && !isAsked,
  };
  return markdown.replaceAll(/<!-- if (.+?) -->(.*?)<!-- end -->/gs, (_, condition: string, text: string, index: number) => {
    const holds = conditions[condition];
    const line = markdown.slice(0, index).split('\n').length;
    if (holds === undefined) throw new Error(`${file}:${line}: "${condition}" is none of ${Object.keys(conditions).join(', ')}`);
    return holds ? text : '';
  });
}

/** The privacy policy, followed by the Terms of Use. */
export function compilePrivacyPolicy(): LegalText {
  return compile(selectSentences(privacyPolicyMarkdown, 'legal/privacy-policy.md'), 'legal/privacy-policy.md');
}

export function compileAccessibility(): LegalText {
  return compile(accessibilityMarkdown, 'legal/accessibility.md');
}

export function compileTerms(): LegalText {
  return compile(termsMarkdown, 'legal/terms.md');
}
