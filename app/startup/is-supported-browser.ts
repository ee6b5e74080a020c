// Checks whether the site supports the browser. Older browsers get the prerendered page without scripts.

export function isSupportedBrowser(): boolean {
  return 'toSorted' in [] && CSS.supports('color', 'color-mix(in oklab, red, red)');
}
