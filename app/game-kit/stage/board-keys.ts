// Gives the keys to the board: after a press by mouse or touch it has the focus, and keys on a control that Tab has reached play, too.
import type { KeyboardEvent, MouseEvent } from 'react';

/** Places that are played on with the focus: cells, tiles, cards. */
const CELLS = '[data-field] [tabindex]';
/** What has keys of its own. */
const OTHERS = 'dialog, select, input, textarea';
const BUTTONS = 'button, a';

/** What gets the focus: Resume while the pause overlay is shown, else where play begins; a roving grid keeps tabindex 0 on the cell used last. */
export function findPlayElement(board: HTMLElement): HTMLElement | null {
  const resume = board.parentElement?.querySelector<HTMLElement>('[data-pause-overlay] button');
  const find = (selector: string) => board.querySelector<HTMLElement>(selector);
  return resume ?? find('[data-play]') ?? find('[tabindex="0"]') ?? find('button:not(:disabled), [tabindex]');
}

/** Whether the focus may move to the board: not from a part of it, unless it is a control that was clicked, nor from where one types. */
export function canTakeFocus(board: HTMLElement): boolean {
  const { activeElement: active } = document;
  const isTaken = board.contains(active) || active?.matches('input') === true;
  return !isTaken || board.inert || active?.matches(`button:not(${CELLS}, :focus-visible)`) === true;
}

/** Whether a click brings the focus to the board: one by mouse or touch (else `detail` is 0), not on what has keys of its own. */
export function isClickForBoard({ detail, target }: MouseEvent, board: HTMLElement | null): boolean {
  return detail > 0 && board !== null && !(target as Element).closest(OTHERS) && canTakeFocus(board);
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
