// Tests on which phones a game can be installed from a store, and when the browser offers to install the site.
import { expect, it, vi } from 'vitest';
import { getInstallPrompt, captureInstallPrompt, INSTALL_CHANGE_EVENT } from '#app/startup/install-prompt.ts';
import { detectPhonePlatform } from '#app/startup/phone-platform.ts';

it("defers the browser's install prompt, notifies listeners, and discards it after the installation", () => {
  const page = new EventTarget() as EventTarget & Window;
  const onChange = vi.fn();
  page.addEventListener(INSTALL_CHANGE_EVENT, onChange);
  captureInstallPrompt(page);
  expect(getInstallPrompt(page)).toBeNull();
  const offer = new Event('beforeinstallprompt', { cancelable: true });
  page.dispatchEvent(offer);
  expect(offer.defaultPrevented).toBe(true);
  expect(getInstallPrompt(page)).toBe(offer);
  page.dispatchEvent(new Event('appinstalled'));
  expect(getInstallPrompt(page)).toBeNull();
  expect(onChange).toHaveBeenCalledTimes(2);
});

const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0';

it.each([
  ['an iPhone', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${SAFARI} Mobile/15E148 Safari/604.1`, 5, 'ios'],
  ['an iPad that calls itself a Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI} Safari/605.1.15`, 5, 'ios'],
  ['a Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI} Safari/605.1.15`, 0, null],
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36', 5, 'android'],
  ['Firefox on Android', 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 5, 'android'],
  ['Windows with a touch screen', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36', 10, null],
])('recognizes %s', (_, userAgent, touchPoints, phone) => {
  expect(detectPhonePlatform(userAgent, touchPoints)).toBe(phone);
});
