// The board of 2048: a grid to be read, and over it the tiles that slide.
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import { useState, type CSSProperties } from 'react';
import { useSwipe } from '#app/mini-games/input/use-swipe.ts';
import type { Direction } from '#app/mini-games/lib/directions.ts';
import { placeAt } from '#app/mini-games/lib/places.ts';
import { valueOf } from '#app/mini-games/2048/rules/board.ts';
import type { Event2048, State2048 } from '#app/mini-games/2048/rules/rules.ts';
import { SIZE } from '#app/mini-games/2048/rules/rows.ts';
import { follow, tilesOf, type Tile } from './tiles.ts';
import styles from './board-view.module.css';

const SWIPE_PX = 20;
const ARROWS = { up: ArrowUp, right: ArrowRight, down: ArrowDown, left: ArrowLeft };
const SOME = Array.from({ length: SIZE }, (_, index) => index);

function TileFace({ tile: { cell, power, fate } }: { tile: Tile }) {
  const value = String(valueOf(power));
  const place = { '--row': Math.floor(cell / SIZE), '--column': cell % SIZE } as CSSProperties;
  return (
    <div className={styles.tile} data-fate={fate} style={place}>
      <span className={styles.face} data-power={power} data-digits={value.length}>
        {value}
      </span>
    </div>
  );
}

interface BoardViewProps {
  readonly state: State2048;
  readonly events: readonly Event2048[];
  readonly hint: Direction | null;
  readonly onSwipe: (direction: Direction) => void;
}

export function BoardView({ state, events, hint, onSwipe }: BoardViewProps) {
  const [shown, setShown] = useState(() => tilesOf(state));
  const swipe = useSwipe({ thresholdPx: SWIPE_PX, repeats: false, onSwipe });
  // Rendered again at once, before anything is shown.
  if (shown.state !== state) setShown(follow(shown, state, events));
  const Arrow = hint && ARROWS[hint];

  return (
    <div className={styles.board} {...swipe}>
      <div role="grid" aria-label="Board" tabIndex={0} data-play className={styles.grid}>
        {SOME.map((row) => (
          <div key={row} role="row" className={styles.row}>
            {SOME.map((column) => {
              const cell = SIZE * row + column;
              const power = state.board[cell] ?? 0;
              const name = `${placeAt(cell, SIZE)}, ${power === 0 ? 'empty' : valueOf(power)}`;
              return <div key={column} role="gridcell" aria-label={name} className={styles.cell} />;
            })}
          </div>
        ))}
      </div>
      <div aria-hidden className={styles.tiles}>
        {shown.tiles
          .toSorted((a, b) => a.id - b.id)
          .map((tile) => (
            <TileFace key={tile.id} tile={tile} />
          ))}
      </div>
      {Arrow && (
        <span aria-hidden className={styles.hint} data-direction={hint}>
          <Arrow size={28} strokeWidth={3} />
        </span>
      )}
    </div>
  );
}
