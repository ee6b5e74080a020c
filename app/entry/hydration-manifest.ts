// What the boot loads for a page. The build writes it into the page as JSON, in place of the router's own script.

export interface HydrationManifest {
  /** The address of the module that starts React. */
  readonly start: string;
  /** The addresses of the modules that it imports. */
  readonly modules: readonly string[];
  /** The address of the page's data, as the router streams them. */
  readonly stream: string;
}

/** The id of the data block that holds them. */
export const HYDRATION_MANIFEST_ID = 'page-parts';

/** The data block of a page. */
export function renderHydrationManifest(manifest: HydrationManifest): string {
  return `<script type="application/json" id="${HYDRATION_MANIFEST_ID}">${JSON.stringify(manifest)}</script>`;
}

/** The parts of a page from the text of its data block; null where there is none. */
export function parseHydrationManifest(text: string | null | undefined): HydrationManifest | null {
  return text ? (JSON.parse(text) as HydrationManifest) : null;
}
