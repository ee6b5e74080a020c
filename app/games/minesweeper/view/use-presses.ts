// Tells apart how squares are pressed: click or tap, double press, both mouse buttons, right click and long press.
import { useRef, type MouseEvent, type PointerEvent } from 'react';
import { OPEN } from '#app/games/minesweeper/rules/field.ts';
import type { MinesweeperState } from '#app/games/minesweeper/rules/state.ts';
import { useLongPress } from './use-long-press.ts';

/** Not all browsers count taps in `event.detail`, so the time between presses is checked as well. */
const DOUBLE_PRESS_MS = 500;

interface Press {
  readonly cell: number;
  readonly at: number; // ms
  readonly count: number; // click count from the browser
}

/** Whether a press and the previous one make a double press. */
export function isDoublePress(before: Press | null, { cell, at, count }: Press): boolean {
  return before?.cell === cell && (count > 1 || at - before.at < DOUBLE_PRESS_MS);
}

const BOTH_BUTTONS = 3; // `MouseEvent.buttons`, left and right

function findCell(target: EventTarget): number | null {
  const cell = target instanceof Element ? target.closest('[data-cell]')?.getAttribute('data-cell') : undefined;
  return cell ? Number(cell) : null;
}

interface PressOptions extends Pick<MinesweeperState, 'covers'> {
  /** Zooms in on a square that is too small for a finger; returns whether it is. */
  magnify(cell: number): boolean;
  onPress(cell: number): void;
  onFlag(cell: number): void;
  onChord(cell: number): void;
}

/** Handlers to spread on the board. */
export function usePresses({ covers, magnify, onPress, onFlag, onChord }: PressOptions) {
  const pointerType = useRef('mouse');
  const firstPress = useRef<Press | null>(null); // the first press on an open number; the second one chords
  const bothButtonsCell = useRef<number | null>(null); // the square on which both mouse buttons are down
  const zoomsIn = (cell: number) => pointerType.current !== 'mouse' && magnify(cell);

  const longPress = useLongPress((target) => {
    const cell = findCell(target);
    if (cell !== null && !zoomsIn(cell)) onFlag(cell);
  });

  return {
    ...longPress,
    onPointerDown(event: PointerEvent): void {
      pointerType.current = event.pointerType;
      longPress.onPointerDown(event);
    },
    onClick({ detail, timeStamp, target }: MouseEvent): void {
      const cell = findCell(target);
      const isByKeyboard = detail === 0;
      if (cell === null || (!isByKeyboard && zoomsIn(cell))) return;
      const before = firstPress.current;
      const press = { cell, at: timeStamp, count: detail };
      firstPress.current = null;
      if (covers[cell] !== OPEN) onPress(cell);
      else if (isByKeyboard || isDoublePress(before, press)) onChord(cell);
      else firstPress.current = press;
    },
    onMouseDown({ buttons, target }: MouseEvent): void {
      bothButtonsCell.current = buttons === BOTH_BUTTONS ? findCell(target) : null;
    },
    onMouseUp({ target }: MouseEvent): void {
      const cell = bothButtonsCell.current;
      bothButtonsCell.current = null;
      if (cell !== null && cell === findCell(target) && covers[cell] === OPEN) onChord(cell);
    },
    onContextMenu(event: MouseEvent): void {
      event.preventDefault();
      const cell = findCell(event.target);
      // On touch screens the long press has already set the flag before the contextmenu event.
      if (pointerType.current === 'mouse' && cell !== null) onFlag(cell);
    },
  };
}
