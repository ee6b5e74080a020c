import { expect, it, vi } from 'vitest';
import { blockScriptedReloads, reloadPage } from '#app/startup/router/block-router-reload.ts';

const SCRIPTED = { navigationType: 'reload', userInitiated: false, cancelable: true };

/** Dispatches a navigation; returns whether it was not canceled. */
function navigate(navigation: EventTarget, { cancelable, ...rest }: typeof SCRIPTED): boolean {
  return navigation.dispatchEvent(Object.assign(new Event('navigate', { cancelable }), rest));
}

it.each([
  ['a reload by a script, and calls back', {}, true],
  ['no reload by the visitor', { userInitiated: true }, false],
  ['no navigation to another page', { navigationType: 'push' }, false],
  ['no navigation that cannot be canceled', { cancelable: false }, false],
])('cancels %s', (_, change, isHeld) => {
  const navigation = new EventTarget();
  const onHeld = vi.fn();
  blockScriptedReloads({ navigation }, onHeld);
  expect(navigate(navigation, { ...SCRIPTED, ...change })).toBe(!isHeld);
  expect(onHeld).toHaveBeenCalledTimes(isHeld ? 1 : 0);
});

it('allows a reload by the visitor, with and without the Navigation API', () => {
  const navigation = Object.assign(new EventTarget(), { reload: vi.fn() });
  const location = { reload: vi.fn() };
  const onHeld = vi.fn();
  blockScriptedReloads({ navigation }, onHeld);
  reloadPage({ navigation, location });
  const [[options = {}] = []] = navigation.reload.mock.calls as [info?: object][];
  expect(navigate(navigation, { ...SCRIPTED, ...options })).toBe(true);
  expect(onHeld).not.toHaveBeenCalled();
  reloadPage({ location });
  expect(location.reload).toHaveBeenCalledOnce();
});

it('stops blocking after it was turned off', () => {
  const navigation = new EventTarget();
  const stop = blockScriptedReloads({ navigation }, vi.fn());
  stop();
  expect(navigate(navigation, SCRIPTED)).toBe(true);
});

it('does nothing in a browser without the Navigation API', () => {
  expect(() => blockScriptedReloads({}, vi.fn())()).not.toThrow();
});
