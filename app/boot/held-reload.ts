// Reloads that a script asks for: the router asks when the script of a page fails to load, even of one that is only prefetched.

/**
 * Prevents every reload that the visitor did not ask for, and tells `onHeld` of it, until the function that it gives is called.
 * Browsers without the Navigation API reload.
 */
export function holdReloads({ navigation }: { readonly navigation?: EventTarget }, onHeld: () => void): () => void {
  function hold(event: Event): void {
    const { navigationType, userInitiated } = event as NavigateEvent;
    if (navigationType !== 'reload' || userInitiated || !event.cancelable) return;
    event.preventDefault();
    onHeld();
  }
  navigation?.addEventListener('navigate', hold);
  return () => navigation?.removeEventListener('navigate', hold);
}
