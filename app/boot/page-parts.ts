// What the boot loads for a page: the build leaves it in the attributes of a data script, where the router's own script would stand.

export interface PageParts {
  /** The address of the module that starts React. */
  readonly start: string;
  /** The addresses of the modules that it imports. */
  readonly modules: readonly string[];
  /** The address of the page's data, as the router streams them. */
  readonly stream: string;
}

const START = 'data-start';
const MODULES = 'data-modules';
const STREAM = 'data-stream';

export const PAGE_PARTS = `script[${START}]`;

/** The parts of a page as attributes of its data script. */
export function writePageParts({ start, modules, stream }: PageParts): string {
  return `${START}="${start}" ${MODULES}="${modules.join(' ')}" ${STREAM}="${stream}"`;
}

/** The parts of a page from the attributes of its data script; null where there is none. */
export function readPageParts(attribute: (name: string) => string | null | undefined): PageParts | null {
  const start = attribute(START);
  return start ? { start, modules: (attribute(MODULES) ?? '').split(' ').filter(Boolean), stream: attribute(STREAM) ?? '' } : null;
}
