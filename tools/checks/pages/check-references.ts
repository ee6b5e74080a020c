// Checks that everything the built site refers to on its own origin exists: pages, anchors, pictures and files.
import type { BuiltPage } from './built-page.ts';

/** A text of the built site, such as a style sheet, and the address that it is served at. */
export interface BuiltText {
  readonly path: string;
  readonly text: string;
}

/** The addresses in attributes, structured data and link previews. */
function listAddresses({ html, elements }: BuiltPage): string[] {
  const inAttributes = elements.flatMap(({ attributes }) =>
    [...attributes].flatMap(([name, value]) => {
      if (name.endsWith('srcset')) return value.split(',').map((entry) => entry.trim().split(' ')[0] ?? '');
      return ['href', 'src', 'action', 'content', 'poster'].includes(name) ? value : [];
    }),
  );
  return [...inAttributes, ...[...html.matchAll(/"(https:\/\/[^"\\{}]+)"/g)].map(([, address = '']) => address)];
}

/** The addresses in a style sheet, or in a file for machines, such as the sitemap. */
function listAddressesInText({ path, text }: BuiltText): string[] {
  const pattern = path.endsWith('.css') ? /url\(["']?([^"')#][^"')]*)["']?\)/g : /(https:\/\/[^\s<>)"]+)|"(\/[^"\s<>]*)"/g;
  return [...text.matchAll(pattern)].map(([, first, second]) => first ?? second ?? '');
}

/** Finds references to missing pages, files and anchors. `files` are the paths of all files of the site. */
export function checkReferences(
  pages: readonly BuiltPage[],
  texts: readonly BuiltText[],
  files: ReadonlySet<string>,
  origin: string,
): string[] {
  const ids = new Map(pages.map(({ path, elements }) => [path, new Set(elements.map(({ attributes }) => attributes.get('id')))] as const));
  const findMissing = (from: string, addresses: readonly string[]) =>
    [...new Set(addresses)].flatMap((address) => {
      const url = URL.parse(address, origin + from);
      if (url?.origin !== origin || (!/^(https?:|\/)/.test(address) && !from.endsWith('.css'))) return [];
      const exists = ids.has(url.pathname) || (files.has(decodeURIComponent(url.pathname)) && !url.pathname.endsWith('.html'));
      return exists ? [] : `${from}: refers to ${url.pathname}, which does not exist`;
    });
  const findMissingAnchors = ({ path, elements }: BuiltPage) =>
    elements.flatMap(({ name, attributes }) => {
      const url = name === 'a' ? URL.parse(attributes.get('href') ?? '', origin + path) : null;
      const anchors = url?.origin === origin ? ids.get(url.pathname) : undefined;
      if (!url || !anchors || url.hash === '' || anchors.has(decodeURIComponent(url.hash.slice(1)))) return [];
      return `${path}: links to ${url.pathname}${url.hash}, and no element has this id`;
    });
  return [
    ...pages.flatMap((page) => [...findMissing(page.path, listAddresses(page)), ...findMissingAnchors(page)]),
    ...texts.flatMap((text) => findMissing(text.path, listAddressesInText(text))),
  ];
}

/** Finds links that open a window which could reach back to the page. */
export function checkNewWindows({ elements }: BuiltPage): string[] {
  return elements
    .filter(({ name, attributes }) => name === 'a' && attributes.get('target') === '_blank')
    .filter(({ attributes }) => !/\bnoopener\b/.test(attributes.get('rel') ?? ''))
    .map(({ attributes }) => `the link to ${attributes.get('href')} opens a window without noopener`);
}
