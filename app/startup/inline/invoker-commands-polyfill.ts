// Fallback for browsers without invoker commands (`command`, `commandfor`) or popovers: opens and closes the menu, and links to the search
// page.

type FallbackAction = { readonly action: 'showModal' | 'close' | 'open-page'; readonly id: string };

/** The action that the browser does not perform when the button is pressed, and the ID of its target. Null if the browser handles the button. */
function findFallbackAction(button: Pick<Element, 'getAttribute'>): FallbackAction | null {
  const popover = button.getAttribute('popovertarget');
  if (popover !== null) return 'popover' in button ? null : { action: 'open-page', id: popover };
  const id = button.getAttribute('commandfor');
  if (id === null || 'command' in button) return null;
  return { action: button.getAttribute('command') === 'close' ? 'close' : 'showModal', id };
}

/** Opens or closes the menu. Instead of opening the search popover, navigates to the search page. */
export function handleInvokerClick({ target }: Event): void {
  const button = (target as Partial<Element>).closest?.('[commandfor],[popovertarget]');
  const fallback = button && findFallbackAction(button);
  const element = fallback && (document.getElementById(fallback.id) as HTMLDialogElement | null);
  if (!element) return;
  if (fallback.action === 'open-page') location.assign(element.querySelector('form')?.action ?? '/');
  else if (fallback.action === 'close' || !element.open) element[fallback.action]();
}
