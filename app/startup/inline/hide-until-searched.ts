// Hides the prerendered search page until hydration if the URL has a query, because the prerendered page does not know the query (see
// base.css).

/** Attribute of the root element while the page is hidden. */
export const SEARCH_PENDING_ATTRIBUTE = 'data-searching';

/** After this time, the page is shown even if the scripts have not loaded. */
const MAX_HIDDEN_MS = 3000;

/** Inline script for the top of the search page; it prevents a layout shift. */
export const HIDE_UNTIL_SEARCHED_SCRIPT = `if (/[?&]q=./.test(location.search)) {
  document.documentElement.setAttribute('${SEARCH_PENDING_ATTRIBUTE}', '');
  setTimeout(() => document.documentElement.removeAttribute('${SEARCH_PENDING_ATTRIBUTE}'), ${MAX_HIDDEN_MS});
}`;
