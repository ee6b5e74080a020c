// Reads and edits HTML: the elements of a page with the places where they stand in its text.
import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5';

export interface MarkupElement {
  readonly name: string; // link
  readonly attributes: ReadonlyMap<string, string>;
  /** What stands directly in it; of a script or a style, all of it. */
  readonly text: string;
  readonly start: number; // of its first tag in the page's text
  /** Behind its last tag, or behind its only one. */
  readonly end: number;
  /** Where its end tag begins; null without one. */
  readonly endTag: number | null;
}

function toElement(node: DefaultTreeAdapterTypes.Element): MarkupElement[] {
  const location = node.sourceCodeLocation;
  // The parser adds html, head and body to a page that leaves them out.
  if (!location) return [];
  return [
    {
      name: node.tagName,
      attributes: new Map(node.attrs.map(({ name, value }) => [name, value])),
      text: node.childNodes.map((child) => (tree.isTextNode(child) ? child.value : '')).join(''),
      start: location.startOffset,
      end: location.endOffset,
      endTag: location.endTag?.startOffset ?? null,
    },
  ];
}

function collectElements(node: DefaultTreeAdapterTypes.Node): MarkupElement[] {
  const own = tree.isElementNode(node) ? toElement(node) : [];
  const children = 'childNodes' in node ? node.childNodes : [];
  return [...own, ...children.flatMap(collectElements)];
}

/** Every element that stands in a page, in order. */
export function parseElements(html: string): MarkupElement[] {
  return collectElements(parse(html, { sourceCodeLocationInfo: true }));
}

/** A part of a text, from `start` up to `end`, and what takes its place; where both are the same, it is put in. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The text with its edits, and every other byte as it was. They may not overlap; those at one place come in the order given. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let position = 0;
  let result = '';
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    if (edit.start < position) throw new Error(`Two edits overlap at ${edit.start}: ${edit.text}`);
    result += text.slice(position, edit.start) + edit.text;
    position = edit.end;
  }
  return result + text.slice(position);
}
