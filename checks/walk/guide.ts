// The steps of a guide, as they are written there.
import { readFileSync } from 'node:fs';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

export interface Step {
  readonly section: string; // Add a game
  readonly text: string; // Copy a file of app/content/catalogue/ and name it …
  /** The code to write, in the order in which it is given. */
  readonly code: readonly string[];
  /** The commands to run, each with its arguments: `npm run unit contract` is ['unit', 'contract']. */
  readonly commands: readonly (readonly string[])[];
}

interface MarkdownNode {
  readonly type: string;
  readonly value?: string;
  readonly ordered?: boolean | null | undefined;
  readonly children?: readonly MarkdownNode[];
}

function find(node: MarkdownNode, type: string): MarkdownNode[] {
  return [...(node.type === type ? [node] : []), ...(node.children ?? []).flatMap((child) => find(child, type))];
}

/** The words of a node, without the code that stands apart from them. */
function wordsOf({ type, value, children = [] }: MarkdownNode): string {
  return type === 'code' ? '' : (value ?? children.map(wordsOf).join(''));
}

/** The numbered steps of a guide, in their order. */
export function readSteps(file: string): Step[] {
  const tree: MarkdownNode = unified().use(remarkParse).parse(readFileSync(file, 'utf8'));
  let section = '';
  return (tree.children ?? []).flatMap((node) => {
    if (node.type === 'heading') section = wordsOf(node);
    if (node.type !== 'list' || node.ordered !== true) return [];
    return (node.children ?? []).map((item) => ({
      section,
      text: wordsOf(item).replaceAll(/\s+/g, ' '),
      code: find(item, 'code').map(({ value = '' }) => value),
      commands: find(item, 'inlineCode').flatMap(({ value = '' }) => {
        const [, words] = /^npm run ([\w -]+)$/.exec(value) ?? [];
        return words === undefined ? [] : [words.split(' ')];
      }),
    }));
  });
}
