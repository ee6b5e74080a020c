// A grid of buttons with roving tabindex, whose letters and digits no translator touches: one Tab stop; arrow keys, Home and End move the focus, Ctrl+Home and Ctrl+End to the first and last cell.
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { moveInGrid } from './move-in-grid.ts';

export interface RovingCell {
  /** 0 for the cell that is the grid's Tab stop. */
  readonly tabIndex: 0 | -1;
  readonly onFocus: () => void;
  readonly 'data-cell': number;
}

export interface RovingGridProps {
  readonly columns: number;
  readonly count: number;
  readonly label: string;
  /** The initial Tab stop; 0 by default. */
  readonly start?: number;
  readonly className?: string | undefined;
  /** The game's own keys; returns whether the key was handled. */
  readonly onKey?: (event: KeyboardEvent, cell: number) => boolean;
  /** Renders the cell at an index; spread `cell` on its button. */
  readonly children: (index: number, cell: RovingCell) => ReactNode;
}

export function RovingGrid({ columns, count, label, start = 0, className, onKey, children }: RovingGridProps) {
  const board = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(start);

  function handleKey(event: KeyboardEvent): void {
    if (event.metaKey || event.altKey) return;
    // A held key would press the cell again and again.
    const isRepeatedPress = event.repeat && (event.key === 'Enter' || event.key === ' ');
    if (isRepeatedPress || (!event.ctrlKey && onKey?.(event, current))) {
      event.preventDefault();
      return;
    }
    const target = moveInGrid(event.ctrlKey ? `Ctrl+${event.key}` : event.key, current, columns, count);
    if (target === null) return;
    event.preventDefault();
    board.current?.querySelector<HTMLElement>(`[data-cell="${target}"]`)?.focus();
  }

  return (
    <div ref={board} role="group" aria-label={label} translate="no" className={className} onKeyDown={handleKey}>
      {Array.from({ length: count }, (_, index) =>
        children(index, { tabIndex: index === current ? 0 : -1, onFocus: () => setCurrent(index), 'data-cell': index }),
      )}
    </div>
  );
}
