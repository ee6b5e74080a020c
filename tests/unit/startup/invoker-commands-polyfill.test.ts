import { expect, it } from 'vitest';
import { findFallbackAction } from '#app/startup/invoker-commands-polyfill.ts';

/** A button with attributes, in a browser that supports these properties of buttons. */
function button(attributes: Readonly<Record<string, string>>, ...known: readonly ('command' | 'popover')[]) {
  return { getAttribute: (name: string) => attributes[name] ?? null, ...Object.fromEntries(known.map((name) => [name, null])) };
}

const OPEN = { command: 'show-modal', commandfor: 'menu' };
const CLOSE = { command: 'close', commandfor: 'menu' };
const SEARCH = { popovertarget: 'search' };

it.each([
  ['opens its dialog', OPEN, { action: 'showModal', id: 'menu' }],
  ['closes its dialog', CLOSE, { action: 'close', id: 'menu' }],
  ['opens the search page', SEARCH, { action: 'open-page', id: 'search' }],
])('a button %s in a browser without support', (_, attributes, expected) => {
  expect(findFallbackAction(button(attributes))).toEqual(expected);
});

it('does nothing in a browser that supports commands and popovers', () => {
  for (const attributes of [OPEN, CLOSE, SEARCH]) expect(findFallbackAction(button(attributes, 'command', 'popover'))).toBeNull();
});

it('handles only commands in a browser that supports popovers', () => {
  expect(findFallbackAction(button(SEARCH, 'popover'))).toBeNull();
  expect(findFallbackAction(button(OPEN, 'popover'))).toEqual({ action: 'showModal', id: 'menu' });
});
