import { expect, it } from 'vitest';
import { findFallbackAction } from '#app/startup/inline/invoker-commands-polyfill.ts';

/** A button with attributes, in a browser that supports these properties of buttons. */
function button(attributes: Readonly<Record<string, string>>, ...known: readonly ('command' | 'popover')[]) {
  return { getAttribute: (name: string) => attributes[name] ?? null, ...Object.fromEntries(known.map((name) => [name, null])) };
}

const OPEN = { command: 'show-modal', commandfor: 'menu' };
const CLOSE = { command: 'close', commandfor: 'menu' };
const SEARCH = { popovertarget: 'search' };

it.each([
  ['opens its dialog', button(OPEN), { action: 'showModal', id: 'menu' }],
  ['closes its dialog', button(CLOSE), { action: 'close', id: 'menu' }],
  ['opens the search page', button(SEARCH), { action: 'open-page', id: 'search' }],
  ['opens its dialog beside popovers', button(OPEN, 'popover'), { action: 'showModal', id: 'menu' }],
  ['is left to a browser with popovers', button(SEARCH, 'popover'), null],
  ['is left to a browser with commands', button(CLOSE, 'command'), null],
])('a button %s', (_, pressed, expected) => {
  expect(findFallbackAction(pressed)).toEqual(expected);
});
