// The browser's offer to install the site, which comes once and early: it is held until the visitor asks for it.

export interface InstallPrompt extends Event {
  /** Asks the visitor; works once. */
  prompt(): Promise<unknown>;
}

declare global {
  interface Window {
    installPrompt?: InstallPrompt | null;
  }
}

type Page = Pick<Window, 'addEventListener' | 'dispatchEvent' | 'installPrompt'>;

/** Told to the page when there is an offer, and when there is none any more. */
export const INSTALL_CHANGE = 'installchange';

/** Holds the offer on the page, from the boot on. */
export function holdInstallPrompt(page: Page): void {
  function keep(prompt: InstallPrompt | null): void {
    page.installPrompt = prompt;
    page.dispatchEvent(new Event(INSTALL_CHANGE));
  }
  page.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    keep(event as InstallPrompt);
  });
  page.addEventListener('appinstalled', () => keep(null));
}

/** The offer that is held; null when the browser has made none. */
export function heldInstallPrompt(page: Pick<Window, 'installPrompt'> = window): InstallPrompt | null {
  return page.installPrompt ?? null;
}
