// View of Block Blitz: renders board and tray and turns taps, drags and keys into placements.
import { useRef, useState, type CSSProperties, type MouseEvent } from 'react';
import { readKey } from '#app/game-kit/lib/key-events.ts';
import { RovingGrid, type CellProps } from '#app/game-kit/input/roving-grid.tsx';
import type { ViewProps } from '#app/game-kit/contract.ts';
import { Controls, Field } from '#app/game-kit/slots.tsx';
import { CELL_COUNT, isInLines, SIDE } from '#app/games/block-blitz/rules/field.ts';
import type { BlockBlitzEvent, BlockBlitzMove, BlockBlitzState } from '#app/games/block-blitz/rules/rules.ts';
import { labelBurst } from '#app/games/block-blitz/text.ts';
import { getCornerAround, previewPiece, type Corner, type Preview } from './placement.ts';
import { Tray } from './tray.tsx';
import { usePieceDrag } from './use-piece-drag.ts';
import { getCubeProps } from './cube.ts';
import shapes from '#app/game-kit/input/tray.module.css';
import styles from './view.module.css';

type Props = ViewProps<BlockBlitzState, BlockBlitzMove, BlockBlitzEvent>;

/** How a piece of the tray shows at a corner; null without one. */
function preview({ field, tray }: BlockBlitzState, slot: number | null, corner: Corner | null): Preview | null {
  const piece = slot === null ? null : tray[slot];
  return piece && corner ? previewPiece(field, piece, corner) : null;
}

export function View({ state, events, isPaused, hint, play }: Props) {
  const board = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<number | null>(null);
  const [cell, setCell] = useState<number | null>(null); // under the mouse, or focused
  const held = wanted !== null && state.tray[wanted] ? wanted : null;

  function place(slot: number, { row, column }: Corner): void {
    setWanted(null);
    play({ type: 'place', slot, row, column });
  }

  const { drag, handlers } = usePieceDrag({ board, state, isPaused, onDrop: place });
  const heldPiece = held === null ? null : state.tray[held];
  const heldCorner = heldPiece && cell !== null ? getCornerAround(heldPiece, cell) : null;
  const shown = drag ? preview(state, drag.slot, drag.corner) : preview(state, held, heldCorner);
  const shownColor = state.tray[drag?.slot ?? held ?? -1]?.color;
  const hinted = preview(state, hint?.slot ?? null, hint);
  const burst = events.find((event) => event.type === 'burst');
  const burstLabel = burst && labelBurst(burst);

  function pick(slot: number, { detail }: Pick<MouseEvent, 'detail'>): void {
    setWanted(held === slot ? null : slot);
    // By keyboard, the next key moves the piece over the board.
    if (detail === 0 && held !== slot) board.current?.querySelector<HTMLElement>('[data-cell][tabindex="0"]')?.focus();
  }

  function press(index: number): void {
    if (heldPiece && held !== null) place(held, getCornerAround(heldPiece, index));
  }

  function handleKey(event: KeyboardEvent, current: number): boolean {
    const key = readKey(event);
    const slot = ['1', '2', '3'].indexOf(key);
    if (slot >= 0 && state.tray[slot]) {
      setWanted(slot);
      setCell(current);
      return true;
    }
    if (key === 'Escape' && held !== null) {
      setWanted(null);
      return true;
    }
    return false;
  }

  function renderCell(index: number, props: CellProps, name: string) {
    const color = state.field[index];
    const isShown = shown?.cells.includes(index) === true;
    return (
      <button
        key={index}
        {...props}
        {...getCubeProps(color ?? (isShown && shown?.fits ? shownColor : undefined), styles.cell)}
        aria-label={`${name}, ${color ?? 'empty'}`}
        data-ghost={(isShown && (shown?.fits ? 'fits' : 'blocked')) || undefined}
        data-bursting={(shown && isInLines(index, shown.lines)) || undefined}
        data-burst={(burst && isInLines(index, burst)) || undefined}
        data-hint={hinted?.cells.includes(index) || undefined}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && setCell(index)} // not where a press has left the focus
        onPointerEnter={() => setCell(index)}
        onClick={() => press(index)}
      />
    );
  }

  return (
    <div className={styles.game}>
      <Field>
        <div
          ref={board}
          className={`${shapes.square} ${styles.board}`}
          style={{ '--lift': burstLabel?.lift } as CSSProperties}
          onPointerLeave={() => setCell(null)}
        >
          <RovingGrid columns={SIDE} count={CELL_COUNT} label="Board" className={styles.grid} onKey={handleKey}>
            {renderCell}
          </RovingGrid>
          {burstLabel && (
            <p
              key={state.score}
              aria-hidden
              data-burst-label
              className={styles.label}
              style={{ '--row': burstLabel.row, '--column': burstLabel.column } as CSSProperties}
            >
              {burstLabel.combo} <b translate="no">{burstLabel.points}</b>
            </p>
          )}
        </div>
      </Field>
      <Controls>
        <Tray tray={state.tray} held={held} dragged={drag?.slot ?? null} hinted={hint?.slot ?? null} handlers={handlers} onPick={pick} />
      </Controls>
    </div>
  );
}
