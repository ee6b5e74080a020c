// Menu and search where the browser knows neither `command` nor popovers: the boot does what it leaves undone.

type Undone = { readonly act: 'showModal' | 'close' | 'leave'; readonly id: string };

/** What the browser leaves undone when a button is pressed, and the id of the element that the button is for; null when there is nothing. */
export function leftUndone(button: Pick<Element, 'getAttribute'>): Undone | null {
  const popover = button.getAttribute('popovertarget');
  if (popover !== null) return 'popover' in button ? null : { act: 'leave', id: popover };
  const id = button.getAttribute('commandfor');
  if (id === null || 'command' in button) return null;
  return { act: button.getAttribute('command') === 'close' ? 'close' : 'showModal', id };
}

/** Opens and closes the menu, and goes to the page of the search in place of its popover. */
export function answerPress({ target }: Event): void {
  const button = (target as Partial<Element>).closest?.('[commandfor],[popovertarget]');
  const undone = button && leftUndone(button);
  const aim = undone && document.getElementById(undone.id);
  if (!aim) return;
  if (undone.act === 'leave') location.assign(aim.querySelector('form')?.action ?? '/');
  else if (undone.act === 'close' || !aim.hasAttribute('open')) (aim as HTMLDialogElement)[undone.act]();
}
