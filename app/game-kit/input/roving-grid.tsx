// A board of buttons with roving tabindex, whose letters and digits no translator touches: one Tab stop; arrow keys, Home and End move the
// focus, Ctrl+Home and Ctrl+End to the first and last cell.
import { useRef, type CSSProperties, type ReactNode } from 'react';
import { moveFocus, useRovingFocus } from '#app/components/ui/lib/use-roving-focus.ts';
import { useKeys } from '#app/game-kit/board.ts';
import { getPlaceName } from '#app/game-kit/lib/grid.ts';
import { moveInGrid } from './move-in-grid.ts';
import styles from './roving-grid.module.css';

/** The props of a cell's button. */
export interface CellProps {
  readonly type: 'button';
  /** 0 for the cell that is the grid's Tab stop. */
  readonly tabIndex: 0 | -1;
  readonly 'data-cell': number;
  readonly 'data-play': true | undefined;
}

export interface RovingGridProps {
  readonly columns: number;
  readonly count: number;
  readonly label: string;
  /** The initial Tab stop; 0 by default. */
  readonly start?: number;
  readonly className?: string | undefined;
  /** The game's own keys, with the cell that has or had the focus; returns whether the key was handled. */
  readonly onKey?: (event: KeyboardEvent, cell: number) => boolean;
  /** Renders the cell at an index as a button with `props`; `place` is the name of the cell, such as 'Row 3, column 5'. */
  readonly children: (index: number, props: CellProps, place: string) => ReactNode;
}

export function RovingGrid({ columns, count, label, start, className, onKey, children }: RovingGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const getNext = (key: string, from: number) => moveInGrid(key, from, columns, count);
  const { tabStop, handlers } = useRovingFocus('[data-cell]', getNext, start);
  useKeys((event) => {
    if (onKey?.(event, tabStop)) event.preventDefault();
    else if (grid.current) moveFocus(event, grid.current, '[data-cell]', getNext);
  });

  function renderCell(index: number): ReactNode {
    const isTabStop = index === tabStop;
    const props = { type: 'button', tabIndex: isTabStop ? 0 : -1, 'data-cell': index, 'data-play': isTabStop || undefined } as const;
    return children(index, props, getPlaceName(index, columns));
  }

  return (
    <div
      ref={grid}
      role="group"
      aria-label={label}
      translate="no"
      className={`${styles.grid} ${className}`}
      style={{ '--columns': columns } as CSSProperties}
      {...handlers}
    >
      {Array.from({ length: count }, (_, index) => renderCell(index))}
    </div>
  );
}
