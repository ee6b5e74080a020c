// Roving tabindex: a group of controls is one Tab stop, and keys move the focus from item to item.
import { useState, type KeyboardEvent as ReactKeyboardEvent, type SyntheticEvent } from 'react';

/** The item that a key leads to; null for keys that do not navigate. A key with Ctrl is named like 'Ctrl+Home'. */
type GetNext = (key: string, from: number, items: readonly HTMLElement[]) => number | null;

function findItems(group: Element, selector: string): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(selector)];
}

/** Moves the focus to the item of a group that a key leads to, and returns that item; null for other keys. */
export function moveFocus(
  event: KeyboardEvent | ReactKeyboardEvent,
  group: Element,
  selector: string,
  getNext: GetNext,
  options?: FocusOptions,
): HTMLElement | null {
  if (event.metaKey || event.altKey) return null;
  const items = findItems(group, selector);
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
  const [tabStop, setTabStop] = useState(start);

  function moveTabStop({ currentTarget, target }: SyntheticEvent): void {
    const index = findItems(currentTarget, selector).findIndex((item) => item.contains(target as Element));
    if (index !== -1) setTabStop(index);
  }

  return {
    tabStop,
    setTabStop,
    handlers: {
      onFocus: moveTabStop,
      onClick: moveTabStop, // not every browser focuses a clicked button
      onKeyDown: (event: ReactKeyboardEvent) => void moveFocus(event, event.currentTarget, selector, getNext),
    },
  };
}
