// What the boot loads for a page. The build writes it into the page as JSON, in place of the router's own script.

export interface PageParts {
  /** The address of the module that starts React. */
  readonly start: string;
  /** The addresses of the modules that it imports. */
  readonly modules: readonly string[];
  /** The address of the page's data, as the router streams them. */
  readonly stream: string;
}

/** The id of the data block that holds them. */
export const PAGE_PARTS_ID = 'page-parts';

/** The data block of a page. */
export function writePageParts(parts: PageParts): string {
  return `<script type="application/json" id="${PAGE_PARTS_ID}">${JSON.stringify(parts)}</script>`;
}

/** The parts of a page from the text of its data block; null where there is none. */
export function readPageParts(text: string | null | undefined): PageParts | null {
  return text ? (JSON.parse(text) as PageParts) : null;
}
