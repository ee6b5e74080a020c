// Moves the focus to the menu's first link 100 ms after the menu opens, whether React has taken over or not.

export const MENU_ID = 'menu';
const FOCUS_DELAY_MS = 100;

/** Watches the whole document, which parses the menu before the boot runs: the menu may be open by then, and React may replace it. */
export function focusMenuOnOpen(root: Element): void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function update(): void {
    clearTimeout(timer);
    timer = setTimeout(() => document.querySelector<HTMLElement>(`#${MENU_ID}[open] a`)?.focus(), FOCUS_DELAY_MS);
  }

  // Not every browser dispatches `toggle` on a dialog.
  new MutationObserver((changes) => {
    if (changes.some(({ target }) => (target as Element).id === MENU_ID)) update();
  }).observe(root, { attributeFilter: ['open'], subtree: true });
  update();
}
