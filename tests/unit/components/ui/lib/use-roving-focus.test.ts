// Tests how keys move the focus within a group, with stand-ins for its elements.
import { expect, it, vi } from 'vitest';
import { moveFocus } from '#app/components/ui/lib/use-roving-focus.ts';

/** Presses a key on one of three items, the second of which is the Tab stop, or on the group; returns the item that gets the focus. */
function press(event: Partial<KeyboardEvent>, on: number | 'group'): number {
  const items = [-1, 0, -1].map((tabIndex) => ({ tabIndex, focus: vi.fn<() => void>() }));
  const group = { querySelectorAll: () => items } as unknown as Element;
  const preventDefault = vi.fn<() => void>();
  const target = on === 'group' ? group : items[on];
  const getNext = (key: string, from: number) => ({ ArrowRight: from + 1, 'Ctrl+Home': 0 })[key] ?? null;
  const moved = moveFocus({ ...event, target, preventDefault } as unknown as KeyboardEvent, group, 'button', getNext);
  const focused = items.findIndex(({ focus }) => focus.mock.calls.length > 0);
  expect([moved !== null, preventDefault.mock.calls.length > 0]).toEqual([focused !== -1, focused !== -1]);
  return focused;
}

it.each([
  ['from the item that has the focus', { key: 'ArrowRight' }, 0, 1],
  ['from the Tab stop if no item has the focus', { key: 'ArrowRight' }, 'group', 2],
  ['with Ctrl by its own name', { key: 'Home', ctrlKey: true }, 2, 0],
  ['to nowhere with Alt', { key: 'ArrowRight', altKey: true }, 0, -1],
  ['to nowhere with Ctrl and an arrow', { key: 'ArrowRight', ctrlKey: true }, 0, -1],
] as const)('leads %s', (_, event, on, expected) => {
  expect(press(event, on)).toBe(expected);
});
