// Turns a prerendered page into one that paints before any script: its styles stand in it, and its boot waits.
import { renderHydrationManifest } from '#app/entry/hydration-manifest.ts';
import { applyEdits, parseElements, type Edit, type MarkupElement } from '../html/markup.ts';

const STREAM_DATA_START = 'window.__reactRouterContext.streamController.enqueue(';
const STREAM_CLOSE = 'window.__reactRouterContext.streamController.close();';

export interface PageAssets {
  /** The text of an address such as /assets/root.css. */
  readonly readAsset: (address: string) => string;
  /** Writes the module that starts a page to a file whose name its text decides, and returns its address. */
  readonly writeModule: (text: string) => string;
  /** Writes the data of a page in the same way. */
  readonly writeData: (text: string) => string;
  /** The script that starts the page. */
  readonly boot: string;
}

function findLinks(elements: readonly MarkupElement[], kind: 'stylesheet' | 'modulepreload'): MarkupElement[] {
  return elements.filter(({ name, attributes }) => name === 'link' && attributes.get('rel') === kind);
}

/** The file that a link names, without the `#` by which the router tells two links apart. */
function address(link: MarkupElement): string {
  return link.attributes.get('href')?.replace(/#$/, '') ?? '';
}

/**
 * Says of the styles whose links have that `#` that they stand in the page. A part that comes later looks for its styles without
 * it, and would fetch them once more and lay them over all others.
 */
function createUnmarkedLinks(styles: readonly MarkupElement[]): string {
  const hrefs = new Set(styles.map(({ attributes }) => attributes.get('href')));
  const hidden = styles.map(address).filter((href) => !hrefs.has(href));
  return hidden.map((href) => `<link rel="stylesheet" href="${href}" disabled=""/>`).join('');
}

/** The text that a script hands to the router, whose one argument is a string. */
function parseStreamData({ text }: MarkupElement): string {
  return JSON.parse(text.slice(STREAM_DATA_START.length, text.lastIndexOf(')'))) as string;
}

/** The page as the router wrote it, with the boot ahead of the module that starts React: the boot makes the policy under which React adds scripts. */
export function addBootScript(html: string, boot: string): string {
  const module = parseElements(html).find(({ name, attributes }) => name === 'script' && attributes.get('type') === 'module');
  if (!module) throw new Error('This page has no module: the router writes its pages in another way now');
  return applyEdits(html, [{ start: module.start, end: module.start, text: `<script>${boot}</script>` }]);
}

/**
 * The page with its styles inline and its scripts waiting. React hydrates the whole document and finds its elements by their
 * place and address: so every stylesheet link stays where it is, disabled, and the module script keeps its place as data.
 * What differs from page to page is data, which the boot fetches: the words of a page are not sent twice before its first
 * paint, and one short list of hashes covers the scripts of all pages. With `shouldHydrate` false React is never started in it. Refuses a page that the router has written in another way.
 */
export function deferHydration(html: string, { readAsset, writeModule, writeData, boot }: PageAssets, shouldHydrate = true): string {
  const elements = parseElements(html);
  const scripts = elements.filter(({ name }) => name === 'script');
  const styles = findLinks(elements, 'stylesheet');
  const preloads = findLinks(elements, 'modulepreload');
  const data = scripts.filter(({ text }) => text.startsWith(STREAM_DATA_START));
  const [firstStyle] = styles;
  const module = scripts.find(({ attributes }) => attributes.get('type') === 'module');
  const endOfData = scripts.find(({ text }) => text === STREAM_CLOSE);
  const endOfBody = elements.find(({ name }) => name === 'body')?.endTag;
  if (!firstStyle || !module || !endOfData || data.length === 0 || typeof endOfBody !== 'number')
    throw new Error('This page has no stylesheet, no module, no data or no end: the router writes its pages in another way now');

  function createPartsEdit(script: MarkupElement): Edit {
    const parts = { start: writeModule(script.text), modules: preloads.map(address), stream: writeData(data.map(parseStreamData).join('')) };
    return { ...script, text: renderHydrationManifest(parts) };
  }
  const insert = (start: number, text: string): Edit => ({ start, end: start, text });
  const remove = ({ start, end }: MarkupElement): Edit => ({ start, end, text: '' });
  return applyEdits(html, [
    insert(firstStyle.start, `<style>${styles.map((style) => readAsset(address(style))).join('\n')}</style>${createUnmarkedLinks(styles)}`),
    ...styles.map(({ end }) => insert(html.startsWith('/>', end - 2) ? end - 2 : end - 1, ' disabled=""')),
    ...preloads.map(remove),
    shouldHydrate ? createPartsEdit(module) : remove(module),
    ...data.map(remove),
    remove(endOfData),
    insert(endOfBody, `<script>${boot}</script>`),
  ]);
}
