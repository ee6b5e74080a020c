// Moves the focus to the menu's first link 100 ms after the menu opens, whether React has taken over or not.

const FOCUS_DELAY_MS = 100;

/** Listens to clicks: a button with the command `show-modal` is the only way to open the menu, and not every browser dispatches `toggle` on a dialog. */
export function focusOpenedMenu({ target }: Event): void {
  const openButton = (target as Partial<Element>).closest?.('[command=show-modal]');
  if (openButton) setTimeout(() => document.querySelector<HTMLElement>('dialog[open] a')?.focus(), FOCUS_DELAY_MS);
}
