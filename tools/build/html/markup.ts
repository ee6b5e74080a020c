// Parses HTML into elements with their offsets in the text, and applies edits at such offsets.
import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5';

export interface MarkupElement {
  readonly name: string; // tag name in lower case
  readonly attributes: ReadonlyMap<string, string>;
  /** The text directly in it, without that of child elements. */
  readonly text: string;
  readonly start: number; // offset of its start tag
  /** Offset behind its end tag, or behind its start tag if it has no other. */
  readonly end: number;
  /** Offset of its end tag; null without one. */
  readonly endTag: number | null;
}

function toElement(node: DefaultTreeAdapterTypes.Element): MarkupElement[] {
  const location = node.sourceCodeLocation;
  // The parser adds missing html, head and body elements, which have no location.
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

/** Returns every element that is written in a page, in document order. */
export function parseElements(html: string): MarkupElement[] {
  return collectElements(parse(html, { sourceCodeLocationInfo: true }));
}

/** Replaces the text from `start` up to `end`; if they are equal, it is an insertion. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Applies edits and leaves the rest unchanged. Throws if two overlap; edits at one offset are applied in the given order. */
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
