// A search whose query stands in the address: the prerendered page does not know it, and stays hidden until React does (see base.css).

/** The attribute of the root element while the page is hidden. */
export const SEARCHING = 'data-searching';

/** If the scripts never load, the page shows itself as it is. */
const LONGEST_WAIT_MS = 3000;

/** A script for the top of the search page, so that nothing jumps. */
export const HIDE_UNTIL_SEARCHED = `if (/[?&]q=./.test(location.search)) {
  document.documentElement.setAttribute('${SEARCHING}', '');
  setTimeout(() => document.documentElement.removeAttribute('${SEARCHING}'), ${LONGEST_WAIT_MS});
}`;
