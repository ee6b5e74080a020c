// One tile of 2048, colored by its power and positioned at its cell.
import type { CSSProperties } from 'react';
import { getTileValue, type Size } from '#app/games/2048/rules/board.ts';
import type { Tile } from './tiles.ts';
import styles from './tile-view.module.css';

interface TileViewProps {
  readonly tile: Tile;
  readonly size: Size;
}

export function TileView({ tile: { cell, power, fate }, size }: TileViewProps) {
  const value = String(getTileValue(power));
  const place = { '--row': Math.floor(cell / size), '--column': cell % size } as CSSProperties;
  return (
    <div className={styles.tile} data-fate={fate} style={place}>
      <span className={`edge ${styles.face}`} data-power={power} data-digits={value.length}>
        {value}
      </span>
    </div>
  );
}
