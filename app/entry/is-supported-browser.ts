// Whether the browser is one that the site supports. An older one is left with the page as it was prerendered, which needs no script.

export function isSupportedBrowser(): boolean {
  return 'toSorted' in [] && CSS.supports('color', 'color-mix(in oklab, red, red)');
}
