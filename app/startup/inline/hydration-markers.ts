// Finds out whether the comments that React needs to hydrate a page still stand. Proxies and minifiers strip comments.

/** Attribute of the element that holds a hydration boundary and nothing else. */
export const BOUNDARY_ATTRIBUTE = 'data-boundary';

/** Whether each prerendered boundary begins with the comment of an Activity. React would look for a missing one forever (facebook/react#36819). */
export function hasMarkers(): boolean {
  return [...document.querySelectorAll(`[${BOUNDARY_ATTRIBUTE}]`)].every(({ firstChild }) => (firstChild as Comment | null)?.data === '&');
}
