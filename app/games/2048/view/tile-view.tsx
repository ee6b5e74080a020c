// One tile of 2048, colored by its power and positioned at its cell.
import type { CSSProperties } from 'react';
import { getColumn, getRow } from '#app/game-kit/lib/grid.ts';
import { getTileValue, type Size } from '#app/games/2048/rules/board.ts';
import type { Tile } from './tiles.ts';
import tray from '#app/game-kit/input/tray.module.css';
import styles from './tile-view.module.css';

const [LIGHT, INK, DARK] = ['var(--ground)', 'var(--ink)', 'var(--ink-strong)'] as const;

/** One per power, from that of 2; only the large board reaches those after 2048. */
const COLORS: readonly (readonly [face: string, label: string])[] = [
  ['oklch(0.955 0.03 85)', INK],
  ['oklch(0.91 0.075 88)', INK],
  ['oklch(0.85 0.12 72)', DARK],
  ['oklch(0.78 0.155 58)', DARK],
  ['oklch(0.72 0.175 40)', DARK],
  ['oklch(0.52 0.19 25)', LIGHT],
  ['oklch(0.87 0.13 130)', DARK],
  ['oklch(0.73 0.155 143)', DARK],
  ['oklch(0.46 0.115 148)', LIGHT],
  ['oklch(0.79 0.105 222)', DARK],
  ['oklch(0.88 0.165 92)', DARK],
  ['oklch(0.5 0.2 290)', LIGHT],
  ['oklch(0.78 0.12 330)', DARK],
  ['oklch(0.47 0.18 345)', LIGHT],
  ['oklch(0.43 0.1 235)', LIGHT],
  ['oklch(0.4 0.13 20)', LIGHT],
  ['oklch(0.2 0.05 300)', 'var(--highlight)'],
];

/** Those of higher powers. */
const LAST_COLORS = ['oklch(0.31 0.11 265)', LIGHT] as const;

/** By the number of digits: hundredths of the board that all tiles of a row share. */
const TEXT_SIZES = [0, 48, 48, 37.6, 30.4, 24.8, 20.8, 16.4, 16.4];

export function TileView({ tile: { cell, power, fate }, size }: { tile: Tile; size: Size }) {
  const value = String(getTileValue(power));
  const place = { '--row': getRow(cell, size), '--column': getColumn(cell, size) } as CSSProperties;
  const [face, label] = COLORS[power - 1] ?? LAST_COLORS;
  const look = { '--face': face, '--label': label, '--text': TEXT_SIZES[value.length] } as CSSProperties;
  return (
    <div className={`${tray.slider} ${styles.tile}`} data-fate={fate} style={place}>
      <span className={`middle edge ${styles.face}`} data-power={power} style={look}>
        {value}
      </span>
    </div>
  );
}
