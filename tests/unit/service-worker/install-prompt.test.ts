import { expect, it, vi } from 'vitest';
import { heldInstallPrompt, holdInstallPrompt, INSTALL_CHANGE } from '#app/service-worker/install-prompt.ts';

it('holds the offer of the browser, tells of it, and lets it go once the site is installed', () => {
  const page = new EventTarget() as EventTarget & Window;
  const onChange = vi.fn();
  page.addEventListener(INSTALL_CHANGE, onChange);
  holdInstallPrompt(page);
  expect(heldInstallPrompt(page)).toBeNull();
  const offer = new Event('beforeinstallprompt', { cancelable: true });
  page.dispatchEvent(offer);
  expect(offer.defaultPrevented).toBe(true);
  expect(heldInstallPrompt(page)).toBe(offer);
  page.dispatchEvent(new Event('appinstalled'));
  expect(heldInstallPrompt(page)).toBeNull();
  expect(onChange).toHaveBeenCalledTimes(2);
});
