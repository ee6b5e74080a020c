// Blocks page reloads that scripts request. The router reloads when a page's script fails to load, even if that page was only prefetched.

/** Marks a reload that the visitor asked for. */
const VISITOR_REQUESTED = 'wanted';

interface Navigation {
  reload(options: { readonly info: unknown }): unknown;
}

/** Reloads the page on the visitor's behalf. Such a reload is not blocked. */
export function reloadPage(page: { readonly navigation?: Navigation; readonly location: Pick<Location, 'reload'> } = window): void {
  if (page.navigation) page.navigation.reload({ info: VISITOR_REQUESTED });
  else page.location.reload();
}

/**
 * Blocks all reloads that the visitor did not ask for, and calls `onBlocked` for each. Returns a function that stops blocking. Has no
 * effect in browsers without the Navigation API.
 */
export function blockScriptedReloads({ navigation }: { readonly navigation?: EventTarget }, onBlocked: () => void): () => void {
  function blockReload(event: Event): void {
    const { navigationType, userInitiated, info } = event as NavigateEvent;
    if (navigationType !== 'reload' || userInitiated || info === VISITOR_REQUESTED || !event.cancelable) return;
    event.preventDefault();
    onBlocked();
  }
  navigation?.addEventListener('navigate', blockReload);
  return () => navigation?.removeEventListener('navigate', blockReload);
}
