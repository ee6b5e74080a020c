// View of Minesweeper: the board and the flag mode switch.
import { Flag, ZoomIn, ZoomOut } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { useEffect, useRef, useState, type CSSProperties, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import type { ViewProps } from '#app/game-kit/contract.ts';
import { readKey } from '#app/game-kit/lib/key-events.ts';
import { RovingGrid } from '#app/game-kit/input/roving-grid.tsx';
import { useLongPress } from '#app/game-kit/input/use-long-press.ts';
import { Controls, Field } from '#app/game-kit/slots.tsx';
import { findMissedSquare, findProof } from '#app/games/minesweeper/hints.ts';
import { CHORD, FLAG } from '#app/games/minesweeper/text.ts';
import { OPEN } from '#app/games/minesweeper/rules/field.ts';
import { countFlagsAround, findHiddenAround, getFace, getOutcome, isFullyOpen } from '#app/games/minesweeper/rules/state.ts';
import type { MinesweeperEvent, MinesweeperMove, MinesweeperState } from '#app/games/minesweeper/rules/state.ts';
import { isDoublePress, type Press } from './double-press.ts';
import { countFloodSteps } from './flood.ts';
import { Square } from './square.tsx';
import { useZoom } from './use-zoom.ts';
import styles from './view.module.css';

const NUDGE_MS = 600;
const MAX_SMALL_SQUARES = 200; // larger boards do not fit a phone, so they can be zoomed
const BOTH_BUTTONS = 3; // `MouseEvent.buttons`, left and right

function findCell(target: EventTarget): number | null {
  const cell = target instanceof Element ? target.closest('[data-cell]')?.getAttribute('data-cell') : undefined;
  return cell ? Number(cell) : null;
}

export function View({ state, events, hint, play }: ViewProps<MinesweeperState, MinesweeperMove, MinesweeperEvent>) {
  const [isFlagMode, setFlagMode] = useState(false);
  const [nudging, setNudging] = useState<{ readonly cell: number } | null>(null); // a chorded number without enough flags
  const pointerType = useRef('mouse');
  const firstPress = useRef<Press | null>(null); // the first press on an open number; the second one chords
  const bothButtonsCell = useRef<number | null>(null); // the square on which both mouse buttons are down

  useEffect(() => {
    if (!nudging) return;
    const timer = setTimeout(() => setNudging(null), NUDGE_MS);
    return () => clearTimeout(timer);
  }, [nudging]);

  const { width, height, covers, field } = state;
  const isZoomable = width * height > MAX_SMALL_SQUARES;
  const { pane, zoom, showWhole, zoomIn, magnify } = useZoom(isZoomable ? (hint?.cell ?? null) : null);
  const outcome = getOutcome(state);
  const steps = countFloodSteps(events, width);
  const isEnding = outcome !== null && events.length > 0;
  const missed = findMissedSquare(state);
  const evidence = (hint ? findProof(state, hint) : missed)?.because ?? [];
  const nudged = nudging ? findHiddenAround(state, nudging.cell) : [];

  function chord(cell: number): void {
    if (isFullyOpen(state, cell)) return;
    if (countFlagsAround(state, cell) !== state.field[cell]) setNudging({ cell });
    play({ type: 'chord', cell });
  }

  /** Whether a press was a tap on a square that is too small to be hit; it zooms in. */
  function zoomsIn(cell: number): boolean {
    return isZoomable && pointerType.current !== 'mouse' && magnify(cell);
  }

  function press({ detail, timeStamp, target }: MouseEvent): void {
    const cell = findCell(target);
    const isByKeyboard = detail === 0;
    if (cell === null || (!isByKeyboard && zoomsIn(cell))) return;
    const before = firstPress.current;
    firstPress.current = null;
    if (covers[cell] !== OPEN) {
      play({ type: isFlagMode ? 'flag' : 'reveal', cell });
      return;
    }
    const current = { cell, at: timeStamp, count: detail };
    if (isByKeyboard || isDoublePress(before, current)) chord(cell);
    else firstPress.current = current;
  }

  function handleMouseDown({ buttons, target }: MouseEvent): void {
    bothButtonsCell.current = buttons === BOTH_BUTTONS ? findCell(target) : null;
  }

  function handleMouseUp({ target }: MouseEvent): void {
    const cell = bothButtonsCell.current;
    bothButtonsCell.current = null;
    if (cell !== null && cell === findCell(target) && covers[cell] === OPEN) chord(cell);
  }

  function flag(cell: number | null): void {
    if (cell !== null && covers[cell] !== OPEN) play({ type: 'flag', cell });
  }

  function handleKey(event: KeyboardEvent, cell: number): boolean {
    const key = readKey(event);
    const isFlag = FLAG.keys.includes(key);
    if (!isFlag && !CHORD.keys.includes(key)) return false;
    if (event.repeat) return true;
    if (isFlag) flag(cell);
    else chord(cell);
    return true;
  }

  const longPress = useLongPress((target) => {
    const cell = findCell(target);
    if (cell !== null && !zoomsIn(cell)) flag(cell);
  });

  function handlePointerDown(event: PointerEvent): void {
    pointerType.current = event.pointerType;
    longPress.onPointerDown(event);
  }

  function handleContextMenu(event: MouseEvent): void {
    event.preventDefault();
    // On touch screens the long press has already set the flag before the contextmenu event.
    if (pointerType.current === 'mouse') flag(findCell(event.target));
  }

  return (
    <div>
      <Field>
        <div
          className={styles.tray}
          style={{ '--columns': width, '--rows': height, '--side': zoom === 'whole' ? undefined : `${zoom}px` } as CSSProperties}
          data-zoomable={isZoomable || undefined}
          data-whole={(isZoomable && zoom === 'whole') || undefined}
          data-flagging={isFlagMode || undefined}
          {...longPress}
          onClick={press}
          onPointerDown={handlePointerDown}
          onMouseDown={handleMouseDown}
          onMouseUp={handleMouseUp}
          onContextMenu={handleContextMenu}
        >
          <div ref={pane} className={styles.pane}>
            <RovingGrid columns={width} count={width * height} label="Board" className={styles.board} onKey={handleKey}>
              {(index, cell, place) => (
                <Square
                  key={index}
                  cell={cell}
                  place={place}
                  face={getFace(state, index)}
                  nearby={field[index] ?? 0}
                  isDisabled={outcome !== null || isFullyOpen(state, index)}
                  isWon={outcome?.result === 'won'}
                  hint={hint?.cell === index ? hint.type : missed?.cell === index ? 'reveal' : null}
                  isEvidence={evidence.includes(index)}
                  isNudged={nudged.includes(index)}
                  steps={steps.get(index) ?? null}
                  isFresh={isEnding || events.some((event) => event.type === 'flagged' && event.cell === index)}
                />
              )}
            </RovingGrid>
          </div>
        </div>
      </Field>
      <Controls>
        <div className={styles.controls}>
          <button type="button" className={styles.mode} aria-pressed={isFlagMode} onClick={() => setFlagMode(!isFlagMode)}>
            <Icon icon={Flag} size={20} strokeWidth={2.5} /> Flag mode
          </button>
          {isZoomable && (
            <>
              <button type="button" className={styles.zoom} aria-label="Whole board" aria-disabled={zoom === 'whole'} onClick={showWhole}>
                <Icon icon={ZoomOut} size={22} strokeWidth={2.5} />
              </button>
              <button type="button" className={styles.zoom} aria-label="Larger squares" onClick={zoomIn}>
                <Icon icon={ZoomIn} size={22} strokeWidth={2.5} />
              </button>
            </>
          )}
        </div>
      </Controls>
    </div>
  );
}
