// Rewrites a prerendered page so that it paints before any script runs: inlines its styles and defers hydration.
import { renderHydrationManifest } from '#app/startup/inline/hydration-manifest.ts';
import { isPageData } from '#app/startup/inline/page-data.ts';
import { applyEdits, parseElements, type Edit, type MarkupElement } from '../html/markup.ts';

const STREAM_DATA_START = 'window.__reactRouterContext.streamController.enqueue(';
const STREAM_CLOSE = 'window.__reactRouterContext.streamController.close();';

export interface PageAssets {
  /** Returns the content of a path such as /assets/root.css. */
  readonly readAsset: (address: string) => string;
  /** Writes the module that starts a page to a file named by its hash, and returns its path. */
  readonly writeModule: (text: string) => string;
  /** Writes the data of a page to a file named by its hash, and returns its path. */
  readonly writeData: (text: string) => string;
  /** The script that runs before anything is painted. */
  readonly headScript: string;
  /** The script at the end of the page, which starts hydration. */
  readonly inlineScript: string;
}

function findLinks(elements: readonly MarkupElement[], kind: 'stylesheet' | 'modulepreload'): MarkupElement[] {
  return elements.filter(({ name, attributes }) => name === 'link' && attributes.get('rel') === kind);
}

/** Returns the path in a link, without the `#` that the router appends to distinguish two links to one file. */
function getPath(link: MarkupElement): string {
  return link.attributes.get('href')?.replace(/#$/, '') ?? '';
}

/**
 * Adds a disabled link without the `#` for each stylesheet that is linked only with it. A route module that loads later looks for its styles
 * without the `#`; it would load them again, and they would override all others.
 */
function createUnmarkedLinks(styles: readonly MarkupElement[]): string {
  const hrefs = new Set(styles.map(({ attributes }) => attributes.get('href')));
  const hidden = styles.map(getPath).filter((href) => !hrefs.has(href));
  return hidden.map((href) => `<link rel="stylesheet" href="${href}" disabled=""/>`).join('');
}

/** Parses the string that a script passes to the router. */
function parseStreamData({ text }: MarkupElement): string {
  return JSON.parse(text.slice(STREAM_DATA_START.length, text.lastIndexOf(')'))) as string;
}

/** The import at the end of the router's module, which starts React. As a function, it can be called again if a script does not arrive. */
const START = /import\("[^"]+"\);?\s*$/;

/**
 * Inlines the styles of a page and defers its scripts. React hydrates the whole document and matches its elements by position and
 * URL, so every stylesheet link stays in place, disabled, and the module script is replaced by a data block in the same place.
 * The data of the page moves to a file that the inline script fetches: no text is sent twice before the first paint, and one short
 * list of hashes covers the scripts of all pages. With `shouldHydrate` false, React never starts. Throws if the router's output has changed.
 */
export function deferHydration(
  html: string,
  { readAsset, writeModule, writeData, headScript, inlineScript }: PageAssets,
  shouldHydrate = true,
): string {
  const elements = parseElements(html);
  const scripts = elements.filter(({ name }) => name === 'script');
  const styles = findLinks(elements, 'stylesheet');
  const preloads = findLinks(elements, 'modulepreload');
  const data = scripts.filter(({ text }) => text.startsWith(STREAM_DATA_START));
  const [firstStyle] = styles;
  const module = scripts.find(({ attributes }) => attributes.get('type') === 'module');
  const endOfData = scripts.find(({ text }) => text === STREAM_CLOSE);
  const endOfBody = elements.find(({ name }) => name === 'body')?.endTag;
  const stream = data.map(parseStreamData).join('');
  if (!firstStyle || !module || !START.test(module.text) || !endOfData || !isPageData(stream) || typeof endOfBody !== 'number')
    throw new Error('This page has no stylesheet, no module, no data or no end: the router writes its pages in another way now');

  function createPartsEdit(script: MarkupElement): Edit {
    const parts = {
      start: writeModule(script.text.replace(START, 'export default()=>$&').replaceAll(/\s*\n\s*/g, '\n')),
      modules: preloads.map(getPath),
      stream: writeData(stream),
    };
    return { ...script, text: renderHydrationManifest(parts) };
  }
  const insert = (start: number, text: string): Edit => ({ start, end: start, text });
  const remove = ({ start, end }: MarkupElement): Edit => ({ start, end, text: '' });
  return applyEdits(html, [
    insert(
      firstStyle.start,
      `<script>${headScript}</script><style>${styles.map((style) => readAsset(getPath(style))).join('\n')}</style>${createUnmarkedLinks(styles)}`,
    ),
    ...styles.map(({ end }) => insert(html.startsWith('/>', end - 2) ? end - 2 : end - 1, ' disabled=""')),
    ...preloads.map(remove),
    shouldHydrate ? createPartsEdit(module) : remove(module),
    ...data.map(remove),
    remove(endOfData),
    insert(endOfBody, `<script>${inlineScript}</script>`),
  ]);
}
