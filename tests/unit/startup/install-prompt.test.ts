import { expect, it, vi } from 'vitest';
import { getInstallPrompt, captureInstallPrompt, INSTALL_CHANGE_EVENT } from '#app/startup/install-prompt.ts';

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
