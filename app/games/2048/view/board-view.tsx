// The board of 2048: a grid for screen readers, and the animated tiles above it.
import { Icon } from '#app/components/ui/icon.tsx';
import { useState, type CSSProperties } from 'react';
import type { ViewProps } from '#app/game-kit/contract.ts';
import { ARROWS } from '#app/game-kit/input/direction-board.tsx';
import { STEPS } from '#app/game-kit/lib/directions.ts';
import { getPlaceName } from '#app/game-kit/lib/grid.ts';
import { getSize, getTileValue } from '#app/games/2048/rules/board.ts';
import type { Event2048, Move2048, State2048 } from '#app/games/2048/rules/rules.ts';
import { TileView } from './tile-view.tsx';
import { createTiles, trackTiles } from './tiles.ts';
import tray from '#app/game-kit/input/tray.module.css';
import styles from './board-view.module.css';

export function BoardView({ state, events, hint }: Pick<ViewProps<State2048, Move2048, Event2048>, 'state' | 'events' | 'hint'>) {
  const [shown, setShown] = useState(() => createTiles(state));
  // Derived state: React renders again before painting.
  if (shown.state !== state) setShown(trackTiles(shown, state, events));
  const size = getSize(state.board);
  const step = hint && STEPS[hint.direction];
  const indices = Array.from({ length: size }, (_, index) => index);

  return (
    <div className={`${tray.tray} ${tray.square} ${styles.board}`} translate="no" style={{ '--size': size } as CSSProperties}>
      <div role="grid" aria-label="Board" tabIndex={0} data-play className={styles.grid}>
        {indices.map((row) => (
          <div key={row} role="row" className={styles.row}>
            {indices.map((column) => {
              const cell = size * row + column;
              const power = state.board[cell] ?? 0;
              const name = `${getPlaceName(cell, size)}, ${power === 0 ? 'empty' : getTileValue(power)}`;
              return <div key={column} role="gridcell" aria-label={name} className={styles.cell} />;
            })}
          </div>
        ))}
      </div>
      <div aria-hidden className={styles.tiles}>
        {shown.tiles
          .toSorted((a, b) => a.id - b.id)
          .map((tile) => (
            <TileView key={tile.id} tile={tile} size={size} />
          ))}
      </div>
      {hint && (
        <span aria-hidden className={`middle ${styles.hint}`} style={{ '--rows': step?.rows, '--columns': step?.columns } as CSSProperties}>
          <Icon icon={ARROWS[hint.direction]} size={28} strokeWidth={3} />
        </span>
      )}
    </div>
  );
}
