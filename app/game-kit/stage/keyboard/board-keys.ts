// Keeps the keys with the board: a press by mouse or touch leaves it the focus, and keys on a control that Tab has reached play, too.
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';

/** Places that are played on with the focus: cells, tiles, cards. */
const CELLS = '[data-field] [tabindex]';
/** What has keys of its own, or gets them by a press. */
const OTHERS = 'dialog, select, input, textarea';
const BUTTONS = 'button, a';

/** What gets the focus: Resume while the pause overlay is shown, else where play begins; a roving grid keeps tabindex 0 on the cell used last. */
export function findPlayElement(board: HTMLElement): HTMLElement | null {
  const resume = board.parentElement?.querySelector<HTMLElement>('[data-pause-overlay] button');
  const find = (selector: string) => board.querySelector<HTMLElement>(selector);
  return resume ?? find('[data-play]') ?? find('[tabindex="0"]') ?? find('button:not(:disabled), [tabindex]');
}

/** Handles mousedown: a button beside the cells does not take the focus from the board. */
export function keepFocus(event: MouseEvent): void {
  if ((event.target as Element).closest('button:not([data-field] [tabindex], dialog *)')) event.preventDefault();
}

/** Handles pointerup: wherever the focus was, it is on the board now. */
export function returnFocus({ target, width }: PointerEvent, board: HTMLElement | null): void {
  const pressed = target as Element;
  // The pointer of a screen reader has no width; its user stays on the control.
  const isVirtual = width === 0;
  if (!board || pressed.closest(OTHERS) || (!isVirtual && board.querySelector(`${CELLS}:focus`))) return;
  // Safari focuses no button that is pressed.
  (pressed.closest<HTMLElement>(isVirtual ? BUTTONS : CELLS) ?? findPlayElement(board))?.focus({ preventScroll: true });
}

/**
 * Handles keydown and keyup that nobody has used yet: one on a control goes to the board as well, while the focus stays. Returns whether
 * it did. Enter and Space press the control.
 */
export function forwardKey(event: KeyboardEvent, board: HTMLElement | null): boolean {
  const target = event.target as Element;
  if (!board || event.defaultPrevented || target.closest(`${CELLS}, ${OTHERS}, [data-result]`)) return false;
  if (/^(Enter| )$/.test(event.key) && target.closest(BUTTONS)) return false;
  const play = findPlayElement(board);
  // A text box would need the browser to type; the element around it gets the key like any other control.
  const receiver = play?.matches('input') ? play.parentElement : play;
  if (!receiver || receiver === target) return false;
  if (!receiver.dispatchEvent(new KeyboardEvent(event.type, event.nativeEvent))) event.preventDefault();
  return true;
}
