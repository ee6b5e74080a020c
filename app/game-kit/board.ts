// The board of a stage: `focus` gives it the keyboard focus, and `press` a key that went down anywhere on the stage.
import { createContext, createRef, use, useEffectEvent, useLayoutEffect } from 'react';
import { isPlainKey } from './lib/key-events.ts';

/** Prevents the default of a key that it uses. */
type HandleKey = (event: KeyboardEvent) => void;

/** Places that are played on with the focus: cells, tiles, cards. */
const CELLS = '[data-field] [tabindex]';
/** What has keys of its own. */
const OTHERS = 'dialog, select, input, textarea';

export type Board = ReturnType<typeof createBoard>;

export function createBoard() {
  const element = createRef<HTMLDivElement>();
  const handlers = new Set<HandleKey>();

  /** Not from a part of the board, unless it is a control that was clicked, nor from where one types. */
  function canTakeFocus(board: HTMLElement): boolean {
    const { activeElement: active } = document;
    const isTaken = board.contains(active) || active?.matches('input') === true;
    return !isTaken || board.inert || active?.matches(`button:not(${CELLS}, :focus-visible)`) === true;
  }

  /** Resume gets it while the pause overlay is shown, else where play begins; a roving grid keeps tabindex 0 on the cell used last. */
  function focus(): void {
    const { current: board } = element;
    if (!board || !canTakeFocus(board)) return;
    const resume = board.parentElement?.querySelector<HTMLElement>('[data-pause-overlay] button');
    const find = (selector: string) => board.querySelector<HTMLElement>(selector);
    const play = resume ?? find('[data-play]') ?? find('[tabindex="0"]') ?? find('button:not(:disabled), [tabindex]');
    play?.focus({ preventScroll: true });
  }

  return {
    element,
    handlers,
    focus,
    /** After a click by mouse or touch (else `detail` is 0), not on what has keys of its own. */
    focusAfterClick({ detail, target }: MouseEvent): void {
      if (detail > 0 && !(target as Element).closest(OTHERS)) focus();
    },
    /** Returns whether the game gets the key: Enter and Space press the button that has the focus, unless it is played on. None is pressed by a held key. */
    press(event: KeyboardEvent): boolean {
      const { current: board } = element;
      const target = event.target as Element;
      if (!board || board.inert || event.defaultPrevented || event.isComposing || !isPlainKey(event)) return false;
      const isInside = board.contains(target) && !target.closest('dialog');
      const isClick = /^(Enter| )$/.test(event.key) && target.closest('button, a') !== null;
      if (isInside && isClick && event.repeat) event.preventDefault();
      if (isClick ? !target.matches(`${CELLS}, [data-key]`) : !isInside && target.closest(`${OTHERS}, [data-result]`)) return false;
      for (const handle of handlers) if (!event.defaultPrevented) handle(event);
      return true;
    },
  };
}

export const BoardContext = createContext<Board | null>(null);

/** Handles the keys of the game, wherever on the stage they are pressed; combinations with Ctrl, Meta or Alt belong to the browser. */
export function useKeys(handleKey: HandleKey): void {
  const board = use(BoardContext);
  const onKey = useEffectEvent(handleKey);
  useLayoutEffect(() => {
    const handle = (event: KeyboardEvent) => onKey(event);
    board?.handlers.add(handle);
    return () => void board?.handlers.delete(handle);
  }, [board]);
}
