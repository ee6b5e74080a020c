// The tray with the pieces of the turn.
import type { MouseEvent } from 'react';
import { describePiece, getPieceSize } from '#app/games/block-blitz/text.ts';
import type { Piece } from '#app/games/block-blitz/rules/pieces.ts';
import { getCubeProps } from './cube.ts';
import styles from './tray.module.css';

function PieceDrawing({ piece, slot }: { piece: Piece; slot: number }) {
  const { rows, columns } = getPieceSize(piece);
  return (
    <span
      className={styles.piece}
      data-slot={slot}
      data-columns={columns}
      style={{ gridTemplate: `repeat(${rows}, var(--cell)) / repeat(${columns}, var(--cell))` }}
    >
      {piece.cells.map(([row, column]) => (
        <span key={`${row} ${column}`} {...getCubeProps(piece.color, styles.cube, { gridArea: `${row + 1} / ${column + 1}` })} />
      ))}
    </span>
  );
}

interface TrayProps {
  readonly tray: readonly (Piece | null)[];
  readonly held: number | null;
  readonly dragged: number | null;
  readonly hinted: number | null;
  readonly handlers: object;
  onPick(slot: number, event: MouseEvent): void;
}

export function Tray({ tray, held, dragged, hinted, handlers, onPick }: TrayProps) {
  return (
    <div role="group" aria-label="Blocks" className={styles.tray} {...handlers}>
      {[...tray.keys()].map((slot) => {
        const piece = tray[slot];
        return piece ? (
          <button
            key={slot}
            type="button"
            className={`middle ${styles.well}`}
            aria-label={describePiece(piece)}
            aria-pressed={held === slot}
            data-dragged={dragged === slot || undefined}
            data-hint={hinted === slot || undefined}
            onClick={(event) => onPick(slot, event)}
          >
            <PieceDrawing piece={piece} slot={slot} />
          </button>
        ) : (
          <span key={slot} className={`middle ${styles.well}`} />
        );
      })}
    </div>
  );
}
