// Turns a prerendered page into one that paints before any script: its styles stand in it, and its boot waits.

const STYLESHEET = /<link rel="stylesheet" href="([^"#]+)#?"\/>/g;
const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const BOOT = '<script type="module" async="">';

/**
 * The page with its styles inline and its scripts inert. React hydrates the whole document and finds its elements by their
 * place and address: so every stylesheet link stays where it is, disabled, and the boot script keeps its place with another
 * type. `readAsset` gives the text of an address such as /assets/root.css; `boot` is the script that starts the page.
 */
export function htmlFirst(html: string, readAsset: (address: string) => string, boot: string): string {
  const styles = [...html.matchAll(STYLESHEET)].map(([, address = '']) => readAsset(address));
  const modules = [...html.matchAll(MODULE_PRELOAD)].map(([, address = '']) => address);
  if (styles.length === 0 || !html.includes(BOOT))
    throw new Error('This page has no stylesheet or no boot script: the router writes its pages in another way now');
  const firstStyle = html.search(STYLESHEET);
  return `${html.slice(0, firstStyle)}<style>${styles.join('\n')}</style>${html.slice(firstStyle)}`
    .replaceAll(STYLESHEET, (link) => link.replace('/>', ' disabled=""/>'))
    .replaceAll(MODULE_PRELOAD, '')
    .replace(BOOT, `<script type="inert" async="" data-modules="${modules.join(' ')}">`)
    .replace('</body>', () => `<script>${boot}</script></body>`);
}

/** A script without its comments and indentation. */
export function compact(script: string): string {
  return script
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/\n\s*/g, '\n')
    .trim();
}
