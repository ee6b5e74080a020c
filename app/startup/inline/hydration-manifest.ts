// The list of files that the inline script loads to hydrate a page. The build writes it into each page as JSON, in place of the router's
// own script.

export interface HydrationManifest {
  /** URL of the module whose default export loads the router and starts React. */
  readonly start: string;
  /** URLs of the modules that it imports. */
  readonly modules: readonly string[];
  /** URL of the page's data, in the router's stream format. */
  readonly stream: string;
}

/** ID of the script element that contains the manifest. */
export const HYDRATION_MANIFEST_ID = 'manifest';

export function renderHydrationManifest(manifest: HydrationManifest): string {
  return `<script type="application/json" id="${HYDRATION_MANIFEST_ID}">${JSON.stringify(manifest)}</script>`;
}

/** Null if the page has no manifest. */
export function parseHydrationManifest(text: string | null | undefined): HydrationManifest | null {
  return text ? (JSON.parse(text) as HydrationManifest) : null;
}
