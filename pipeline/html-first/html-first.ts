// Turns a prerendered page into one that paints before any script: its styles stand in it, and its boot waits.

const STYLESHEET = /<link rel="stylesheet" href="([^"#]+)#?"\/>/g;
const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const MODULE = /<script type="module" async="">([^]*?)<\/script>/;
const DATA = /<script>window\.__reactRouterContext\.streamController\.enqueue\(("[^]*?")\);<\/script>/g;
const END_OF_DATA = '<script>window.__reactRouterContext.streamController.close();</script>';

export interface Surroundings {
  /** The text of an address such as /assets/root.css. */
  readonly readAsset: (address: string) => string;
  /** Keeps a module under an address that its text decides, and gives the address. */
  readonly writeModule: (text: string) => string;
  /** Keeps the data of a page in the same way. */
  readonly writeData: (text: string) => string;
  /** The script that starts the page. */
  readonly boot: string;
}

/**
 * The page with its styles inline and its scripts inert. React hydrates the whole document and finds its elements by their
 * place and address: so every stylesheet link stays where it is, disabled, and the module script keeps its place with another
 * type. What differs from page to page is data, which the boot fetches: the words of a page are not sent twice before its first
 * paint, and one short list of hashes covers the scripts of all pages.
 */
export function htmlFirst(html: string, { readAsset, writeModule, writeData, boot }: Surroundings): string {
  const styles = [...html.matchAll(STYLESHEET)].map(([, address = '']) => readAsset(address));
  const modules = [...html.matchAll(MODULE_PRELOAD)].map(([, address = '']) => address);
  const [, module] = MODULE.exec(html) ?? [];
  if (styles.length === 0 || module === undefined || html.search(DATA) === -1 || !html.includes(END_OF_DATA))
    throw new Error('This page has no stylesheet, no module or no data: the router writes its pages in another way now');
  const data = [...html.matchAll(DATA)].map(([, text = '""']) => JSON.parse(text) as string).join('');
  const start = `data-start="${writeModule(module)}" data-modules="${modules.join(' ')}" data-stream="${writeData(data)}"`;
  const firstStyle = html.search(STYLESHEET);
  return `${html.slice(0, firstStyle)}<style>${styles.join('\n')}</style>${html.slice(firstStyle)}`
    .replaceAll(STYLESHEET, (link) => link.replace('/>', ' disabled=""/>'))
    .replaceAll(MODULE_PRELOAD, '')
    .replace(MODULE, () => `<script type="inert" async="" ${start}></script>`)
    .replaceAll(DATA, '')
    .replace(END_OF_DATA, '')
    .replace('</body>', () => `<script>${boot}</script></body>`);
}

/** A script without its comments and indentation. */
export function compact(script: string): string {
  return script
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/\n\s*/g, '\n')
    .trim();
}
