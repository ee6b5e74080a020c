// View of Puzzle: wooden blocks in a tray.
import { useId, useRef, useState, type CSSProperties } from 'react';
import { useKeys } from '#app/game-kit/board.ts';
import type { ViewProps } from '#app/game-kit/contract.ts';
import { getDirectionForKey } from '#app/game-kit/lib/key-events.ts';
import { STEPS, type Direction } from '#app/game-kit/lib/directions.ts';
import { findNeighbor, getColumn, getRow, getPlaceName } from '#app/game-kit/lib/grid.ts';
import { Field } from '#app/game-kit/slots.tsx';
import { GAP, findLine, getSize } from '#app/games/puzzle/rules/board.ts';
import { PICTURE } from '#app/games/puzzle/text.ts';
import { findMoveLine, rules, type PuzzleEvent, type PuzzleMove, type PuzzleState } from '#app/games/puzzle/rules/rules.ts';
import { useDrag, type Drag } from './use-drag.ts';
import tray from '#app/game-kit/input/tray.module.css';
import styles from './view.module.css';

/** Position of a block, including the offset of a drag. */
function getTilePosition(cell: number, size: number, drag: Drag | null): CSSProperties {
  const place: Record<string, string | number> = { '--row': getRow(cell, size), '--column': getColumn(cell, size) };
  if (drag?.line.cells.includes(cell)) {
    const { rows, columns } = STEPS[drag.line.direction];
    place['--x'] = `${columns * drag.offsetPx}px`;
    place['--y'] = `${rows * drag.offsetPx}px`;
  }
  return place;
}

/** The part of the picture on a block, from its position in the solved board. */
function getPicturePosition(tile: number, size: number): CSSProperties {
  return { '--home-row': getRow(tile - 1, size), '--home-column': getColumn(tile - 1, size) } as CSSProperties;
}

export function View({ state, events, isPaused, hint, preferences, play }: ViewProps<PuzzleState, PuzzleMove, PuzzleEvent>) {
  const { tiles } = state;
  const size = getSize(tiles);
  const id = useId();
  const board = useRef<HTMLDivElement>(null);
  // The Tab stop; initially a block that can slide.
  const [current, setCurrent] = useState(() => tiles.find((_, cell) => findLine(tiles, cell)?.cells.length === 1) ?? GAP);
  const slide = (cell: number) => play({ type: 'slide', cell });
  const push = (direction: Direction) => play({ type: 'push', direction });
  const { drag, cancel, handlers } = useDrag({ tiles, isPaused, onSlide: slide, onPush: push });
  const isSolved = rules.outcome(state) !== null;
  const hinted = hint ? (findMoveLine(tiles, hint)?.cells ?? []) : [];

  function moveFocus(direction: Direction): void {
    const cell = findNeighbor(tiles.indexOf(current), direction, size);
    if (cell !== null) board.current?.querySelector<HTMLElement>(`[data-tile="${tiles[cell]}"]`)?.focus();
  }

  useKeys((event) => {
    const direction = getDirectionForKey(event);
    if (!direction) return;
    event.preventDefault();
    if (event.shiftKey) moveFocus(direction);
    else if (!event.repeat) push(direction);
  });

  return (
    <div>
      <Field>
        {/* The DOM order of the blocks never changes, so that they can slide; `aria-owns` gives screen readers the order of the board. */}
        <div
          ref={board}
          role="group"
          aria-label="Board"
          translate="no"
          aria-owns={tiles.map((tile) => `${id}${tile}`).join(' ')}
          className={`${tray.tray} ${tray.square} ${styles.board}`}
          style={{ '--size': size } as CSSProperties}
          data-picture={preferences[PICTURE.id] || undefined}
          data-solved={isSolved || undefined}
          data-fresh={events.length > 0 || undefined}
          data-held={(drag?.offsetPx ?? 0) > 0 || undefined}
          onPointerDownCapture={({ isPrimary }) => !isPrimary && cancel()} // two fingers zoom
          {...handlers}
        >
          {Array.from(tiles, (_, tile) => {
            const cell = tiles.indexOf(tile);
            return (
              <button
                key={tile}
                id={`${id}${tile}`}
                type="button"
                className={`${tray.slider} ${styles.tile}`}
                style={getTilePosition(cell, size, drag)}
                tabIndex={tile === current ? 0 : -1}
                aria-label={`${getPlaceName(cell, size)}, ${tile === GAP ? 'empty' : `tile ${tile}`}`}
                aria-disabled={isSolved}
                data-play={tile === current || undefined}
                data-tile={tile}
                data-gap={tile === GAP || undefined}
                data-hint={hinted.includes(cell) || undefined}
                onFocus={() => setCurrent(tile)}
                onClick={({ detail }) => detail === 0 && slide(cell)} // by keys and assistive technology; pointers slide on release
              >
                {tile === GAP ? (
                  <span className={styles.well} />
                ) : (
                  <span className={`middle ${styles.block}`} style={getPicturePosition(tile, size)}>
                    <span>{tile}</span>
                  </span>
                )}
              </button>
            );
          })}
        </div>
      </Field>
    </div>
  );
}
