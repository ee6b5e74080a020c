import { expect, it, vi } from 'vitest';
import { blockScriptedReloads, reloadPage } from '#app/entry/block-router-reload.ts';

const SCRIPTED = { navigationType: 'reload', userInitiated: false, cancelable: true };

/** Whether a navigation goes on. */
function navigate(navigation: EventTarget, { cancelable, ...rest }: typeof SCRIPTED): boolean {
  return navigation.dispatchEvent(Object.assign(new Event('navigate', { cancelable }), rest));
}

it('a reload that a script asks for does not happen, and is told', () => {
  const navigation = new EventTarget();
  const onHeld = vi.fn();
  blockScriptedReloads({ navigation }, onHeld);
  expect(navigate(navigation, SCRIPTED)).toBe(false);
  expect(onHeld).toHaveBeenCalledTimes(1);
});

it.each([
  ['what the visitor asks for', { userInitiated: true }],
  ['a way to another page', { navigationType: 'push' }],
  ['what cannot be stopped', { cancelable: false }],
])('%s goes on', (_, change) => {
  const navigation = new EventTarget();
  const onHeld = vi.fn();
  blockScriptedReloads({ navigation }, onHeld);
  expect(navigate(navigation, { ...SCRIPTED, ...change })).toBe(true);
  expect(onHeld).not.toHaveBeenCalled();
});

it('a reload that the visitor wants goes on, with the Navigation API and without', () => {
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

it('ends when it is told to', () => {
  const navigation = new EventTarget();
  const stop = blockScriptedReloads({ navigation }, vi.fn());
  stop();
  expect(navigate(navigation, SCRIPTED)).toBe(true);
});

it('asks nothing of a browser without the Navigation API', () => {
  expect(() => blockScriptedReloads({}, vi.fn())()).not.toThrow();
});
