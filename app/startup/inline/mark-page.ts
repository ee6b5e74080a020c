// Inline script in the head of every page: marks phones, so that the badge of their own store is in its place at once, and the light of the
// studio's offices, and that a notice is over, before anything is painted. The build bundles it. It computes with numbers: `Intl` takes a slow phone tens of milliseconds
// to start.
import { getLight } from './light.ts';
import { PHONE_ATTRIBUTE, detectPhonePlatform } from './phone-platform.ts';

const MINUTE_MS = 60_000;

const root = document.documentElement;
const platform = detectPhonePlatform(navigator.userAgent, navigator.maxTouchPoints);
if (platform) root.setAttribute(PHONE_ATTRIBUTE, platform);

function markLights(): void {
  for (const [index, changes] of import.meta.env.OFFICE_CLOCKS.entries())
    root.setAttribute(`data-light-${index + 1}`, getLight(changes, Date.now() / MINUTE_MS));
}
markLights();
setInterval(markLights, MINUTE_MS);

if (import.meta.env.NOTICE_END > 0 && Date.now() >= import.meta.env.NOTICE_END) root.setAttribute('data-notice-over', '');
