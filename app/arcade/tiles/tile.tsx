// A tile of the arcade: a key cap with a toy on it, and how the visitor stands in its game.
import { useId, type CSSProperties, type KeyboardEvent } from 'react';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import type { PictureSource } from '#app/components/ui/pictures/picture-source.ts';
import type { MiniGameEntry } from '#app/game-kit/contract.ts';
import type { TileStanding } from './use-tile-statuses.ts';
import styles from './tile.module.css';

export interface TileProps {
  readonly entry: MiniGameEntry;
  /** The picture on it; without one it shows its title alone. */
  readonly toy: PictureSource | undefined;
  /** Its color, in degrees of OKLCH. */
  readonly hue: number;
  readonly standing: TileStanding | undefined;
  readonly id: string;
  readonly panelId: string;
  readonly isSelected: boolean;
  /** Whether it is the one that the Tab key reaches. */
  readonly isStop: boolean;
  onChoose(): void;
  onFocus(): void;
  onKeyDown(event: KeyboardEvent): void;
}

export function Tile({ entry, toy, hue, standing, id, panelId, isSelected, isStop, onChoose, onFocus, onKeyDown }: TileProps) {
  const note = useId();
  const lamp = standing?.isUnderway ? 'Under way' : standing?.waitsToday ? "Today's board waits" : null;
  const words = [lamp, standing?.boast].filter(Boolean).join(', ');
  return (
    <button
      id={id}
      type="button"
      role="tab"
      aria-selected={isSelected}
      aria-controls={panelId}
      aria-describedby={words ? note : undefined}
      tabIndex={isStop ? 0 : -1}
      className={styles.tile}
      style={{ '--hue': hue } as CSSProperties}
      onClick={onChoose}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onPointerEnter={() => void entry.load().catch(() => {})}
    >
      <span className={styles.toy}>{toy && <Picture picture={toy} sizes="(min-width: 64rem) 7rem, 6rem" />}</span>
      {entry.title}
      {/* The name of a tile is its title alone; how things stand describes it. */}
      {lamp !== null && <span aria-hidden className={styles.dot} data-lamp={standing?.isUnderway ? 'game' : 'today'} />}
      {standing?.boast && (
        <span aria-hidden className={styles.boast}>
          {standing.boast}
        </span>
      )}
      {words && (
        <span hidden id={note}>
          {words}
        </span>
      )}
    </button>
  );
}
