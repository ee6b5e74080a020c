// Inline script in the head of every page: marks phones before anything is painted, so that the badge of their own store is in its place at
// once. The build bundles it.
import { PHONE_ATTRIBUTE, detectPhonePlatform } from './phone-platform.ts';

const platform = detectPhonePlatform(navigator.userAgent, navigator.maxTouchPoints);
if (platform) document.documentElement.setAttribute(PHONE_ATTRIBUTE, platform);
