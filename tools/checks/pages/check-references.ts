// Checks that everything the built site refers to on its own origin exists: pages, anchors, pictures and files.
import type { BuiltPage } from './built-page.ts';

/** A text of the built site, such as a style sheet, and the address that it is served at. */
export interface BuiltText {
  readonly path: string;
  readonly text: string;
}

/** Attributes that hold an address, whatever it looks like. `content` holds one only if it begins like one. */
const ADDRESS_ATTRIBUTES = new Set(['href', 'src', 'action', 'formaction', 'poster']);

/** What is an address of ours beyond doubt: a text may begin with a word, too. */
const FULL_ADDRESS = /^(https?:\/)?\//;

/** The addresses in attributes, structured data and link previews. */
function listAddresses({ html, elements }: BuiltPage): string[] {
  const inAttributes = elements.flatMap(({ attributes }) =>
    [...attributes].flatMap(([name, value]) => {
      if (name.endsWith('srcset')) return value.split(',').map((entry) => entry.trim().split(' ')[0] ?? '');
      return ADDRESS_ATTRIBUTES.has(name) || (name === 'content' && FULL_ADDRESS.test(value)) ? value : [];
    }),
  );
  return [...inAttributes, ...[...html.matchAll(/"(https?:\/\/[^"\\{}]+)"/g)].map(([, address = '']) => address)];
}

/** What begins an address in a style sheet, in a component, and in a file for machines, such as the sitemap. */
const PATTERNS: Readonly<Record<string, RegExp>> = {
  css: /url\(["']?([^"')#][^"')]*)["']?\)/g,
  tsx: /\b(?:to|href|src|action)=(?:"|\{['`])(\/[^"'`{}$]*)(?="|['`])/g,
};
const MACHINE_PATTERN = /(https?:\/\/[^\s<>)"]+)|"(\/[^"\s<>]*)"/g;

function listAddressesInText({ path, text }: BuiltText): string[] {
  const pattern = PATTERNS[/[^.]*$/.exec(path)?.[0] ?? ''] ?? MACHINE_PATTERN;
  return [...text.matchAll(pattern)].map(([, first, second]) => first ?? second ?? '');
}

/**
 * Finds references to missing pages, files and anchors, relative ones as well. `texts` are style sheets, files for machines, and the sources
 * of components, because some parts of a page are rendered in the browser only. `files` are the paths of all files of the site.
 */
export function checkReferences(
  pages: readonly BuiltPage[],
  texts: readonly BuiltText[],
  files: ReadonlySet<string>,
  origin: string,
): string[] {
  const ids = new Map(pages.map(({ path, elements }) => [path, new Set(elements.map(({ attributes }) => attributes.get('id')))] as const));
  const { host } = new URL(origin);
  const findMissing = (from: string, addresses: readonly string[]) =>
    [...new Set(addresses)].flatMap((address) => {
      const url = URL.parse(address, origin + from);
      if (url?.host !== host) return [];
      const exists = ids.has(url.pathname) || (files.has(decodeURIComponent(url.pathname)) && !url.pathname.endsWith('.html'));
      return exists ? [] : `${from}: refers to ${url.pathname}, which does not exist`;
    });
  const findMissingAnchors = (from: string, addresses: readonly string[]) =>
    addresses.flatMap((address) => {
      const url = URL.parse(address, origin + from);
      const anchors = url?.host === host ? ids.get(url.pathname) : undefined;
      if (!url || !anchors || url.hash === '' || anchors.has(decodeURIComponent(url.hash.slice(1)))) return [];
      return `${from}: links to ${url.pathname}${url.hash}, and no element has this id`;
    });
  const listLinks = ({ elements }: BuiltPage) =>
    elements.flatMap(({ name, attributes }) => (name === 'a' ? (attributes.get('href') ?? []) : []));
  return [
    ...pages.flatMap((page) => [...findMissing(page.path, listAddresses(page)), ...findMissingAnchors(page.path, listLinks(page))]),
    ...texts.flatMap((text) => findMissing(text.path, listAddressesInText(text))),
    ...texts.filter(({ path }) => path.endsWith('.tsx')).flatMap((text) => findMissingAnchors(text.path, listAddressesInText(text))),
  ];
}
