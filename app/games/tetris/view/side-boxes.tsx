// The boxes beside the field: held piece, next pieces and figures.
import { Hand } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { memo, useLayoutEffect, useRef } from 'react';
import { SHOWN_PIECES } from '#app/games/tetris/rules/bag.ts';
import { readPalette, getSprites, type Sprites } from './blocks.ts';
import type { TetrisMove } from '#app/games/tetris/rules/rules.ts';
import { PressButton } from './press-button.tsx';
import { CELLS, type Shape } from '#app/games/tetris/rules/shapes.ts';
import styles from './view.module.css';

const CELL = 40; // canvas pixels; scaled down by CSS
const PLACES = Array.from({ length: SHOWN_PIECES }, (_, place) => place);
const BOX = { width: 4.4 * CELL, height: 2.4 * CELL };

/** A piece, centered in its box. */
const Preview = memo(function Preview({ shape }: { shape: Shape | null }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const sprites = useRef<Sprites>(null);

  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!canvas.current || !context) return;
    context.clearRect(0, 0, BOX.width, BOX.height);
    if (shape === null) return;
    const cells = CELLS[shape][0] ?? [];
    const columns = cells.map(([column]) => column);
    const rows = cells.map(([, row]) => row);
    const left = BOX.width / 2 - ((Math.min(...columns) + Math.max(...columns) + 1) / 2) * CELL;
    const top = BOX.height / 2 - ((Math.min(...rows) + Math.max(...rows) + 1) / 2) * CELL;
    sprites.current ??= getSprites(CELL, readPalette(canvas.current));
    const sprite = sprites.current.get(shape);
    if (!sprite) return;
    for (const [column, row] of cells) context.drawImage(sprite, left + column * CELL, top + row * CELL);
  }, [shape]);

  return <canvas ref={canvas} aria-hidden width={BOX.width} height={BOX.height} className={styles.preview} />;
});

export interface HoldBoxProps {
  readonly shape: Shape | null;
  readonly canHold: boolean;
  play(move: TetrisMove): void;
}

export const HoldBox = memo(function HoldBox({ shape, canHold, play }: HoldBoxProps) {
  return (
    <div role="group" aria-label="Hold" className={styles.hold}>
      <p aria-hidden className={styles.caption}>
        Hold
      </p>
      <PressButton label="Hold" kind="hold" isInactive={!canHold} onPress={() => play({ type: 'hold' })}>
        {shape ? <Preview shape={shape} /> : <Icon icon={Hand} size={24} className={styles.nothing} />}
      </PressButton>
      <span className="visually-hidden">{shape ?? 'Empty'}</span>
    </div>
  );
});

export const NextBox = memo(function NextBox({ queue }: { queue: readonly Shape[] }) {
  return (
    <div role="group" aria-label="Next" className={styles.next}>
      <p aria-hidden className={styles.caption}>
        Next
      </p>
      <ol className="edge">
        {PLACES.map((place) => (
          <li key={place}>
            <Preview shape={queue[place] ?? null} />
            <span className="visually-hidden">{queue[place]}</span>
          </li>
        ))}
      </ol>
    </div>
  );
});

export interface SideFiguresProps {
  readonly level: number;
  readonly lines: number;
  readonly goalLines: number | null;
  readonly best: number | null;
}

export const SideFigures = memo(function SideFigures({ level, lines, goalLines, best }: SideFiguresProps) {
  const points = [...(best === null ? [] : [['Best', best] as const]), ['Level', level]] as const; // the status says the score
  return (
    <ul className={styles.figures}>
      {[...(goalLines === null ? points : []), ['Lines', goalLines === null ? lines : `${lines}/${goalLines}`] as const].map(
        ([name, value]) => (
          <li key={name}>
            {name}: <b translate="no">{value}</b>
          </li>
        ),
      )}
    </ul>
  );
});
