// The script at the end of every page: it says which kind of phone this is, focuses the menu, starts React, and repeats what was pressed or sent before React had taken over.
// The build puts it into the pages as one text; it runs in every browser, whatever its age.
import { isSupported } from './is-supported-browser.ts';
import { answerPress } from './invoker-commands-polyfill.ts';
import { BEFORE_ALL, holdEarlyAct } from './replay-early-interactions.ts';
import { SEARCHING } from './hide-until-searched.ts';
import { HYDRATED } from './hydrated-attribute.ts';
import { holdInstallPrompt } from '#app/service-worker/install-prompt.ts';
import { focusOpenedMenu } from './focus-menu.ts';
import { fetchPage, runPage } from './load-page.ts';
import { PHONE_ATTRIBUTE, phoneOf } from './phone-platform.ts';
import { PAGE_PARTS_ID, readPageParts } from './hydration-manifest.ts';
import { startOnTouch, whenIdle } from './start-hydration.ts';
import { allowOnlyOurs } from './trusted-types.ts';

const root = document.documentElement;
const parts = readPageParts(document.getElementById(PAGE_PARTS_ID)?.textContent);

const phone = phoneOf(navigator.userAgent, navigator.maxTouchPoints);
if (phone) root.setAttribute(PHONE_ATTRIBUTE, phone);
allowOnlyOurs(window);
// Before React hears of it, which stops a press that comes while it takes over.
addEventListener('click', answerPress, BEFORE_ALL);
addEventListener('click', focusOpenedMenu, BEFORE_ALL);
holdInstallPrompt(window);
if (parts && isSupported()) {
  const start = startOnTouch(
    window,
    () => fetchPage(parts),
    (data) => runPage(parts, data),
  );
  const release = holdEarlyAct(window);
  new MutationObserver((_, observer) => {
    observer.disconnect();
    const repeat = release();
    if (repeat) setTimeout(repeat);
  }).observe(root, { attributeFilter: [HYDRATED] });

  // A search waits for its query: nothing of it is seen before.
  if (root.hasAttribute(SEARCHING)) start();
  whenIdle(window, window, start);
}
