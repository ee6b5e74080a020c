// Menu and search where the browser knows neither `command` nor popovers: the boot does what it leaves undone.

type FallbackAction = { readonly action: 'showModal' | 'close' | 'open-page'; readonly id: string };

/** What the browser leaves undone when a button is pressed, and the id of the element that the button is for; null when there is nothing. */
export function findFallbackAction(button: Pick<Element, 'getAttribute'>): FallbackAction | null {
  const popover = button.getAttribute('popovertarget');
  if (popover !== null) return 'popover' in button ? null : { action: 'open-page', id: popover };
  const id = button.getAttribute('commandfor');
  if (id === null || 'command' in button) return null;
  return { action: button.getAttribute('command') === 'close' ? 'close' : 'showModal', id };
}

/** Opens and closes the menu, and goes to the page of the search in place of its popover. */
export function handleInvokerClick({ target }: Event): void {
  const button = (target as Partial<Element>).closest?.('[commandfor],[popovertarget]');
  const fallback = button && findFallbackAction(button);
  const element = fallback && (document.getElementById(fallback.id) as HTMLDialogElement | null);
  if (!element) return;
  if (fallback.action === 'open-page') location.assign(element.querySelector('form')?.action ?? '/');
  else if (fallback.action === 'close' || !element.open) element[fallback.action]();
}
