// A board of buttons that is one stop of the Tab key: arrow keys, Home and End move within it, with Ctrl to its first and its last cell.
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { moveInGrid } from './move-in-grid.ts';

export interface RovingCell {
  /** Whether this is the cell that Tab reaches. */
  readonly tabIndex: 0 | -1;
  readonly onFocus: () => void;
  readonly 'data-cell': number;
}

export interface RovingGridProps {
  readonly columns: number;
  readonly count: number;
  readonly label: string;
  /** The cell that Tab reaches first; 0 without it. */
  readonly start?: number;
  readonly className?: string | undefined;
  /** Keys that the game itself knows; returns whether it has used the key. */
  readonly onKey?: (event: KeyboardEvent, cell: number) => boolean;
  /** Draws the cell at an index; spread `cell` on its button. */
  readonly children: (index: number, cell: RovingCell) => ReactNode;
}

export function RovingGrid({ columns, count, label, start = 0, className, onKey, children }: RovingGridProps) {
  const board = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(start);

  function handleKey(event: KeyboardEvent): void {
    if (event.metaKey || event.altKey) return;
    if (!event.ctrlKey && onKey?.(event, current)) {
      event.preventDefault();
      return;
    }
    const target = moveInGrid(event.ctrlKey ? `Ctrl+${event.key}` : event.key, current, columns, count);
    if (target === null) return;
    event.preventDefault();
    board.current?.querySelector<HTMLElement>(`[data-cell="${target}"]`)?.focus();
  }

  return (
    <div ref={board} role="group" aria-label={label} className={className} onKeyDown={handleKey}>
      {Array.from({ length: count }, (_, index) =>
        children(index, { tabIndex: index === current ? 0 : -1, onFocus: () => setCurrent(index), 'data-cell': index }),
      )}
    </div>
  );
}
