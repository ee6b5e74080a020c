// Reloads that a script asks for: the router asks when the script of a page fails to load, even of one that is only prefetched.

/** What marks a reload that the visitor asked for on the page itself. */
const WANTED = 'wanted';

interface Navigation {
  reload(options: { readonly info: unknown }): unknown;
}

/** Reloads the page because the visitor wants it to: such a reload is not held. */
export function reloadPage(page: { readonly navigation?: Navigation; readonly location: Pick<Location, 'reload'> } = window): void {
  if (page.navigation) page.navigation.reload({ info: WANTED });
  else page.location.reload();
}

/**
 * Prevents every reload that the visitor did not ask for, and tells `onHeld` of it, until the function that it gives is called.
 * Browsers without the Navigation API reload.
 */
export function holdReloads({ navigation }: { readonly navigation?: EventTarget }, onHeld: () => void): () => void {
  function hold(event: Event): void {
    const { navigationType, userInitiated, info } = event as NavigateEvent;
    if (navigationType !== 'reload' || userInitiated || info === WANTED || !event.cancelable) return;
    event.preventDefault();
    onHeld();
  }
  navigation?.addEventListener('navigate', hold);
  return () => navigation?.removeEventListener('navigate', hold);
}
