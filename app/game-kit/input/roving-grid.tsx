// A grid of buttons with roving tabindex, whose letters and digits no translator touches: one Tab stop; arrow keys, Home and End move the focus, Ctrl+Home and Ctrl+End to the first and last cell.
import type { KeyboardEvent, ReactNode } from 'react';
import { useRovingFocus } from '#app/components/ui/lib/use-roving-focus.ts';
import { isPlainKey } from '#app/game-kit/lib/key-events.ts';
import { moveInGrid } from './move-in-grid.ts';

export interface RovingCell {
  /** 0 for the cell that is the grid's Tab stop. */
  readonly tabIndex: 0 | -1;
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

export function RovingGrid({ columns, count, label, start, className, onKey, children }: RovingGridProps) {
  const { stop, handlers } = useRovingFocus('[data-cell]', (key, from) => moveInGrid(key, from, columns, count), start);

  function handleKey(event: KeyboardEvent): void {
    // A held key would press the cell again and again.
    const isRepeatedPress = event.repeat && (event.key === 'Enter' || event.key === ' ');
    if (isRepeatedPress || (isPlainKey(event) && onKey?.(event, stop))) event.preventDefault();
    else handlers.onKeyDown(event);
  }

  return (
    <div role="group" aria-label={label} translate="no" className={className} {...handlers} onKeyDown={handleKey}>
      {Array.from({ length: count }, (_, index) => children(index, { tabIndex: index === stop ? 0 : -1, 'data-cell': index }))}
    </div>
  );
}
