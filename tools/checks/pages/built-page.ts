// A page of the built site, as the checks read it.
import { parseElements, type MarkupElement } from '../../build/html/markup.ts';

export interface BuiltPage {
  /** The address, such as /games; a page for unknown addresses has that of its file, such as /404.html. */
  readonly path: string;
  readonly html: string;
  readonly elements: readonly MarkupElement[];
  /** Whether it answers for unknown addresses. */
  readonly isNotFound: boolean;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Parses a page. The elements include those for visitors without scripts. */
export function parsePage(path: string, html: string, isNotFound = false): BuiltPage {
  const elements = parseElements(html).flatMap((element) =>
    element.name === 'noscript' ? [element, ...parseElements(element.text)] : [element],
  );
  return { path, html, elements, isNotFound };
}

export function decodeEntities(text: string): string {
  return text.replace(/&([#\w]+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}

/** All text in an element. */
export function getText({ html }: BuiltPage, { start, end }: MarkupElement): string {
  return decodeEntities(html.slice(start, end).replaceAll(/<!-- -->|<[^>]+>/g, ''));
}

/** The elements in another one. */
export function getElementsIn({ elements }: BuiltPage, outer: MarkupElement): readonly MarkupElement[] {
  return elements.filter(({ start, end }) => start > outer.start && end <= outer.end);
}

/** The content of the meta tag with this name or property; null without one. */
export function getMeta({ elements }: BuiltPage, name: string): string | null {
  const tag = elements.find(
    (element) => element.name === 'meta' && [element.attributes.get('name'), element.attributes.get('property')].includes(name),
  );
  return tag?.attributes.get('content') ?? null;
}

/** The canonical address; null without one. */
export function getCanonical({ elements }: BuiltPage): string | null {
  return elements.find(({ attributes }) => attributes.get('rel') === 'canonical')?.attributes.get('href') ?? null;
}
