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

type PromptWindow = Pick<Window, 'addEventListener' | 'dispatchEvent' | 'installPrompt'>;

/** Told to the page when there is an offer, and when there is none any more. */
export const INSTALL_CHANGE_EVENT = 'installchange';

/** Holds the offer on the page, from the boot on. */
export function captureInstallPrompt(page: PromptWindow): void {
  function setInstallPrompt(prompt: InstallPrompt | null): void {
    page.installPrompt = prompt;
    page.dispatchEvent(new Event(INSTALL_CHANGE_EVENT));
  }
  page.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    setInstallPrompt(event as InstallPrompt);
  });
  page.addEventListener('appinstalled', () => setInstallPrompt(null));
}

/** The offer that is held; null when the browser has made none. */
export function getInstallPrompt(page: Pick<Window, 'installPrompt'> = window): InstallPrompt | null {
  return page.installPrompt ?? null;
}
