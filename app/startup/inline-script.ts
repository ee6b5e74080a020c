// Inline script at the end of every page: detects the phone platform, opens the menu without React, starts hydration, and replays
// interactions that came before it. The build bundles it into one script, which must parse in every browser, including unsupported ones.
import { isSupportedBrowser } from './is-supported-browser.ts';
import { handleInvokerClick } from './invoker-commands-polyfill.ts';
import { CAPTURE_PHASE, recordEarlyInteraction } from './replay-early-interactions.ts';
import { SEARCH_PENDING_ATTRIBUTE } from './hide-until-searched.ts';
import { HYDRATED_ATTRIBUTE } from './hydrated-attribute.ts';
import { captureInstallPrompt } from '#app/service-worker/install-prompt.ts';
import { focusOpenedMenu } from './focus-menu.ts';
import { fetchPageData, startReact } from './load-page.ts';
import { PHONE_ATTRIBUTE, detectPhonePlatform } from './phone-platform.ts';
import { HYDRATION_MANIFEST_ID, parseHydrationManifest } from './hydration-manifest.ts';
import { startOnInteraction, startWhenIdle } from './start-hydration.ts';
import { createTrustedTypesPolicy } from './trusted-types.ts';

const root = document.documentElement;
const manifest = parseHydrationManifest(document.getElementById(HYDRATION_MANIFEST_ID)?.textContent);

const platform = detectPhonePlatform(navigator.userAgent, navigator.maxTouchPoints);
if (platform) root.setAttribute(PHONE_ATTRIBUTE, platform);
createTrustedTypesPolicy(window);
// Registered before React's listeners: during hydration, React stops the propagation of clicks.
addEventListener('click', handleInvokerClick, CAPTURE_PHASE);
addEventListener('click', focusOpenedMenu, CAPTURE_PHASE);
captureInstallPrompt(window);
if (manifest && isSupportedBrowser()) {
  const start = startOnInteraction(
    window,
    () => fetchPageData(manifest),
    (data) => startReact(manifest, data),
  );
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
