// Inline script at the end of every page: opens the menu without React, starts hydration, and replays interactions that came before it. The
// build bundles it into one script, which must parse in every browser, including unsupported ones.
import { handleInvokerClick } from './invoker-commands-polyfill.ts';
import { recordEarlyInteraction } from './replay-early-interactions.ts';
import { SEARCH_PENDING_ATTRIBUTE } from './hide-until-searched.ts';
import { hasMarkers } from './hydration-markers.ts';
import { HYDRATED_ATTRIBUTE } from './hydrated-attribute.ts';
import { captureInstallPrompt } from './install-prompt.ts';
import { startReact } from './load-page.ts';
import { HYDRATION_MANIFEST_ID, parseHydrationManifest } from './hydration-manifest.ts';
import { startOnInteraction, startWhenIdle } from './start-hydration.ts';
import { createTrustedTypesPolicy } from './trusted-types.ts';

/** Checks whether the site supports the browser. Older browsers get the prerendered page without scripts. */
export function isSupportedBrowser(): boolean {
  return 'toSorted' in [] && CSS.supports('color', 'color-mix(in oklab, red, red)');
}

const FOCUS_DELAY_MS = 100;

/**
 * Moves the focus to the menu's first link. Handles clicks instead of `toggle` events, which not every browser fires on dialogs. A button with the command `show-modal` is the only
 * way to open the menu.
 */
export function focusOpenedMenu({ target }: Event): void {
  const openButton = (target as Partial<Element>).closest?.('[command=show-modal]');
  if (openButton) setTimeout(() => document.querySelector<HTMLElement>('dialog[open] a')?.focus(), FOCUS_DELAY_MS);
}

const root = document.documentElement;
const manifest = parseHydrationManifest(document.getElementById(HYDRATION_MANIFEST_ID)?.textContent);

createTrustedTypesPolicy(window);
// Registered before React's listeners: during hydration, React stops the propagation of clicks.
addEventListener('click', handleInvokerClick, true);
addEventListener('click', focusOpenedMenu, true);
captureInstallPrompt(window);
if (manifest && isSupportedBrowser() && hasMarkers()) {
  const start = startOnInteraction(window, () => startReact(manifest));
  const stopRecording = recordEarlyInteraction(window);
  new MutationObserver((_, observer) => {
    observer.disconnect();
    const replay = stopRecording();
    if (replay) setTimeout(replay);
  }).observe(root, { attributeFilter: [HYDRATED_ATTRIBUTE] });

  // A search page stays hidden until it is hydrated, so hydration starts at once.
  if (root.hasAttribute(SEARCH_PENDING_ATTRIBUTE)) start();
  startWhenIdle(window, start);
}
