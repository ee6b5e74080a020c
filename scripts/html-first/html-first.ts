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
  /** The script that starts the page. */
  readonly boot: string;
}

/**
 * The page with its styles inline and its scripts inert. React hydrates the whole document and finds its elements by their
 * place and address: so every stylesheet link stays where it is, disabled, and the module script keeps its place with another
 * type. What differs from page to page is data for the boot, not script: one short list of hashes then covers all pages.
 */
export function htmlFirst(html: string, { readAsset, writeModule, boot }: Surroundings): string {
  const styles = [...html.matchAll(STYLESHEET)].map(([, address = '']) => readAsset(address));
  const modules = [...html.matchAll(MODULE_PRELOAD)].map(([, address = '']) => address);
  const [, module] = MODULE.exec(html) ?? [];
  if (styles.length === 0 || module === undefined || html.search(DATA) === -1 || !html.includes(END_OF_DATA))
    throw new Error('This page has no stylesheet, no module or no data: the router writes its pages in another way now');
  const inert = `<script type="inert" async="" data-start="${writeModule(module)}" data-modules="${modules.join(' ')}"></script>`;
  const firstStyle = html.search(STYLESHEET);
  return `${html.slice(0, firstStyle)}<style>${styles.join('\n')}</style>${html.slice(firstStyle)}`
    .replaceAll(STYLESHEET, (link) => link.replace('/>', ' disabled=""/>'))
    .replaceAll(MODULE_PRELOAD, '')
    .replace(MODULE, () => inert)
    .replaceAll(DATA, (_, text: string) => `<script type="inert" data-stream="">${text}</script>`)
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
