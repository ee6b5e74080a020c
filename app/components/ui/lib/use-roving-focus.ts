// Roving tabindex: a group of controls is one Tab stop, and keys move the focus from item to item.
import { useState, type KeyboardEvent, type SyntheticEvent } from 'react';

/** The item that a key leads to; null for keys that do not navigate. A key with Ctrl is named like 'Ctrl+Home'. */
type GetNext = (key: string, from: number, items: readonly HTMLElement[]) => number | null;

function findItems(group: EventTarget & Element, selector: string): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(selector)];
}

/** Handles keydown on a group: moves the focus to the item that the key leads to, and returns that item; null for other keys. */
export function moveFocus(event: KeyboardEvent, selector: string, getNext: GetNext, options?: FocusOptions): HTMLElement | null {
  if (event.metaKey || event.altKey) return null;
  const items = findItems(event.currentTarget, selector);
  const focused = items.indexOf(event.target as HTMLElement);
  const from = focused === -1 ? items.findIndex(({ tabIndex }) => tabIndex === 0) : focused;
  const next = getNext(event.ctrlKey ? `Ctrl+${event.key}` : event.key, from, items);
  if (next === null) return null;
  event.preventDefault();
  items[next]?.focus(options);
  return items[next] ?? null;
}

/** Returns the index of the Tab stop, which is the item that was used last, and the handlers to spread on the group. */
export function useRovingFocus(selector: string, getNext: GetNext, start = 0) {
  const [stop, setStop] = useState(start);

  function moveStop({ currentTarget, target }: SyntheticEvent): void {
    const index = findItems(currentTarget, selector).findIndex((item) => item.contains(target as Element));
    if (index !== -1) setStop(index);
  }

  return {
    stop,
    setStop,
    handlers: {
      onFocus: moveStop,
      onClick: moveStop, // not every browser focuses a clicked button
      onKeyDown: (event: KeyboardEvent) => void moveFocus(event, selector, getNext),
    },
  };
}
