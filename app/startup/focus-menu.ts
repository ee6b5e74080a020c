// Moves the focus to the menu's first link 100 ms after the menu opens. Works before and after hydration.

const FOCUS_DELAY_MS = 100;

/**
 * Handles clicks instead of `toggle` events, which not every browser fires on dialogs. A button with the command `show-modal` is the only
 * way to open the menu.
 */
export function focusOpenedMenu({ target }: Event): void {
  const openButton = (target as Partial<Element>).closest?.('[command=show-modal]');
  if (openButton) setTimeout(() => document.querySelector<HTMLElement>('dialog[open] a')?.focus(), FOCUS_DELAY_MS);
}
