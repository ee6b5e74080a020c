// Reloads that a script asks for: the router asks when the script of a page fails to load, even of one that is only prefetched.

/** What marks a reload that the visitor asked for on the page itself. */
const VISITOR_REQUESTED = 'wanted';

interface Navigation {
  reload(options: { readonly info: unknown }): unknown;
}

/** Reloads the page because the visitor wants it to: such a reload is not held. */
export function reloadPage(page: { readonly navigation?: Navigation; readonly location: Pick<Location, 'reload'> } = window): void {
  if (page.navigation) page.navigation.reload({ info: VISITOR_REQUESTED });
  else page.location.reload();
}

/**
 * Prevents every reload that the visitor did not ask for, and tells `onBlocked` of it, until the function that it gives is called.
 * Browsers without the Navigation API reload.
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
