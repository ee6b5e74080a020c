import { expect, it } from 'vitest';
import { findFallbackAction } from '#app/entry/invoker-commands-polyfill.ts';

/** A button with its attributes, in a browser that gives buttons these properties. */
function button(attributes: Readonly<Record<string, string>>, ...known: readonly ('command' | 'popover')[]) {
  return { getAttribute: (name: string) => attributes[name] ?? null, ...Object.fromEntries(known.map((name) => [name, null])) };
}

const OPEN = { command: 'show-modal', commandfor: 'menu' };
const CLOSE = { command: 'close', commandfor: 'menu' };
const SEARCH = { popovertarget: 'search' };

it.each([
  ['opens its dialog', OPEN, { action: 'showModal', id: 'menu' }],
  ['closes its dialog', CLOSE, { action: 'close', id: 'menu' }],
  ['leaves for the page of the search', SEARCH, { action: 'open-page', id: 'search' }],
])('a button %s where the browser does not', (_, attributes, expected) => {
  expect(findFallbackAction(button(attributes))).toEqual(expected);
});

it('a browser that does it itself is left alone', () => {
  for (const attributes of [OPEN, CLOSE, SEARCH]) expect(findFallbackAction(button(attributes, 'command', 'popover'))).toBeNull();
});

it('a browser with popovers and without commands does the one and not the other', () => {
  expect(findFallbackAction(button(SEARCH, 'popover'))).toBeNull();
  expect(findFallbackAction(button(OPEN, 'popover'))).toEqual({ action: 'showModal', id: 'menu' });
});
