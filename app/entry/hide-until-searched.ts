// A search whose query stands in the address: the prerendered page does not know it, and stays hidden until React does (see base.css).

/** The attribute of the root element while the page is hidden. */
export const SEARCH_PENDING_ATTRIBUTE = 'data-searching';

/** If the scripts never load, the page shows itself as it is. */
const MAX_HIDDEN_MS = 3000;

/** A script for the top of the search page, so that nothing jumps. */
export const HIDE_UNTIL_SEARCHED_SCRIPT = `if (/[?&]q=./.test(location.search)) {
  document.documentElement.setAttribute('${SEARCH_PENDING_ATTRIBUTE}', '');
  setTimeout(() => document.documentElement.removeAttribute('${SEARCH_PENDING_ATTRIBUTE}'), ${MAX_HIDDEN_MS});
}`;
