// Captures the browser's install prompt, which fires once and early, until the visitor asks for it.

export interface InstallPrompt extends Event {
  /** Shows the browser's dialog. Works only once. */
  prompt(): Promise<unknown>;
}

declare global {
  interface Window {
    installPrompt?: InstallPrompt | null;
  }
}

type PromptWindow = Pick<Window, 'addEventListener' | 'dispatchEvent' | 'installPrompt'>;

/** Fired on the window when the prompt becomes available or has been used. */
export const INSTALL_CHANGE_EVENT = 'installchange';

/** Called by the inline script, because the event can fire before hydration. */
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

/** Null if the browser has not offered to install the site. */
export function getInstallPrompt(page: Pick<Window, 'installPrompt'> = window): InstallPrompt | null {
  return page.installPrompt ?? null;
}
