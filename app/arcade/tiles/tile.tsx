// A tile of the arcade: the game's toy on a key cap, what waits behind it and the visitor's best result.
import { useId, type CSSProperties } from 'react';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import type { PictureSource } from '#app/content/pictures/picture-source.ts';
import type { MiniGameEntry } from '#app/game-kit/contract.ts';
import { getHue } from '#app/games/registry.ts';
import type { DailyTileStatus } from './tile-statuses.ts';
import styles from './tile.module.css';

export interface TileProps {
  readonly entry: MiniGameEntry;
  /** Without a picture, the tile shows only its title. */
  readonly toy: PictureSource | undefined;
  readonly status: DailyTileStatus | undefined;
  readonly id: string;
  readonly panelId: string;
  readonly isSelected: boolean;
  /** True for the one tile that Tab can reach (roving tabindex). */
  readonly isTabStop: boolean;
  onChoose(): void;
}

const UNDERWAY_TEXT = 'In progress';

export function Tile({ entry, toy, status, id, panelId, isSelected, isTabStop, onChoose }: TileProps) {
  const descriptionId = useId();
  const waiting = status?.isUnderway ? UNDERWAY_TEXT : status?.isPendingToday ? "Today's puzzle" : null;
  const description = [waiting, status?.tileStat].filter(Boolean).join(', ');
  return (
    <button
      id={id}
      type="button"
      role="tab"
      aria-selected={isSelected}
      aria-controls={panelId}
      aria-describedby={description ? descriptionId : undefined}
      tabIndex={isTabStop ? 0 : -1}
      className={styles.tile}
      style={{ '--hue': getHue(entry) } as CSSProperties}
      onClick={onChoose}
      onPointerEnter={() => void entry.load().catch(() => {})}
    >
      <span className={styles.toy}>
        {toy && <Picture picture={toy} sizes="(min-width: 112.5rem) 9rem, (min-width: 64rem) 7rem, 6rem" />}
      </span>
      {entry.title}
      {/* The accessible name is the title alone; the status is the description. */}
      {waiting !== null && (
        <span aria-hidden className={status?.isUnderway ? styles.tag : styles.dot}>
          {status?.isUnderway && UNDERWAY_TEXT}
        </span>
      )}
      {status?.tileStat && (
        <span aria-hidden className={styles.stat}>
          {status.tileStat}
        </span>
      )}
      {description && (
        <span hidden id={descriptionId}>
          {description}
        </span>
      )}
    </button>
  );
}
