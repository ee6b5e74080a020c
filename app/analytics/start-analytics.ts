// Loads the script of the analytics provider (VITE_ANALYTICS_SRC), after asking if the build says so, and reports presses on links to
// stores.
import { reloadPage } from '#app/startup/router/block-router-reload.ts';
import { showConsentBar } from './consent-bar.tsx';
import { readConsent, saveConsent } from './consent.ts';

type Parameters = Readonly<Record<string, string>>;

/** The functions for events of Google, Plausible and Umami. A provider defines one of them; another provider's is called here, too. */
interface Provider {
  gtag?(command: 'event', name: string, parameters: Parameters): void;
  plausible?(name: string, options: { readonly props: Parameters }): void;
  readonly umami?: { track(name: string, data: Parameters): void };
}

const STORES: Parameters = { 'apps.apple.com': 'App Store', 'play.google.com': 'Google Play' };

function reportStoreLink({ target }: Event): void {
  const store = STORES[(target as Element).closest('a')?.hostname ?? ''];
  if (!store) return;
  const { gtag, plausible, umami } = window as Provider;
  const parameters = { store, page: location.pathname };
  gtag?.('event', 'store_link', parameters);
  plausible?.('store_link', { props: parameters });
  umami?.track('store_link', parameters);
}

let loaded: Promise<void> | null = null;

/** Resolves once the script has run or failed, as it does behind an ad blocker. */
function loadProvider(): Promise<void> {
  loaded ??= new Promise((resolve) => {
    const script = document.createElement('script');
    const attributes = JSON.parse(import.meta.env.VITE_ANALYTICS_ATTRIBUTES || '{}') as Parameters;
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => resolve());
    script.src = import.meta.env.VITE_ANALYTICS_SRC ?? '';
    document.head.append(script);
    addEventListener('click', reportStoreLink, true);
  });
  return loaded;
}

/** Asks, at the press of `opener` again. A script that has run cannot be taken back, so a no then loads the page anew. */
export async function askForConsent(opener?: HTMLElement): Promise<void> {
  const answer = await showConsentBar(opener);
  saveConsent(answer);
  if (answer === 'granted') void loadProvider();
  else if (loaded) reloadPage();
}

/** Resolves once the provider's function can be called, or at once if there will be none for now. */
export async function startAnalytics(): Promise<void> {
  if (import.meta.env.VITE_ANALYTICS_CONSENT === 'ask') {
    const answer = readConsent();
    if (answer === null) void askForConsent();
    if (answer !== 'granted') return;
  }
  await loadProvider();
}
