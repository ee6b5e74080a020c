// The arcade: tiles to choose from and one panel in which the chosen game is played.
import { useEffect, useId, useRef, useState, type CSSProperties, type FocusEvent, type KeyboardEvent } from 'react';
import type { PictureSource } from '#app/components/ui/pictures/picture-source.ts';
import type { MiniGameEntry } from '#app/game-kit/contract.ts';
import { getHue } from '#app/games/hue.ts';
import { getNextTile } from './tiles/next-tile.ts';
import { Panel } from './panel.tsx';
import { registry } from '#app/games/registry.ts';
import { getLastPlayedGameId } from '#app/game-kit/session/persistence/latest-game.ts';
import { Tile } from './tiles/tile.tsx';
import { useTileStatuses } from './tiles/use-tile-statuses.ts';
import styles from './game-picker.module.css';

/** The buttons of the cabinet's deck; they only decorate it. */
const KNOBS = ['var(--sun)', 'var(--leaf)', 'var(--sky)'] as const;

/** How many tiles stand in the first row. */
function countColumns(tiles: readonly HTMLElement[]): number {
  return tiles.filter((tile) => tile.offsetTop === tiles[0]?.offsetTop).length;
}

export interface GamePickerProps {
  /** The pictures on the tiles, by the games' ids; a tile without one shows its title alone. */
  readonly toys: Readonly<Record<string, PictureSource>>;
  /** Whether the game that was played last stands first among the tiles. */
  readonly isLatestFirst?: boolean;
}

export function GamePicker({ toys, isLatestFirst = false }: GamePickerProps) {
  const group = useId();
  const tiles = useRef<HTMLDivElement>(null);
  const [entries, setEntries] = useState(registry);
  const [selected, setSelected] = useState<MiniGameEntry | undefined>(registry[0]);
  const [selectionCount, setSelectionCount] = useState(0); // how often the visitor has chosen a game, which then comes to the screen
  const [focused, setFocused] = useState<MiniGameEntry | null>(null); // the tile that has the focus
  const statuses = useTileStatuses(tiles, selected?.id);
  const tabId = (entry: MiniGameEntry) => `${group}-tab-${entry.id}`;
  const panelId = `${group}-panel`;

  // The page was written before the visitor was known.
  useEffect(() => {
    const latest = registry.find(({ id }) => id === getLastPlayedGameId());
    if (!latest) return;
    setSelected(latest);
    const isInUse = tiles.current?.contains(document.activeElement) ?? false;
    if (isLatestFirst && !isInUse) setEntries([latest, ...registry.filter((entry) => entry !== latest)]);
  }, [isLatestFirst]);

  function choose(entry: MiniGameEntry): void {
    setSelected(entry);
    setSelectionCount((count) => count + 1);
  }

  function moveByKey(event: KeyboardEvent, from: number): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const tabs = Array.from(tiles.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? []);
    const target = getNextTile(event.key, from, countColumns(tabs), tabs.length);
    if (target === null) return;
    event.preventDefault();
    tabs[target]?.focus();
  }

  function forgetFocus({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) setFocused(null);
  }

  return (
    <div className={styles.arcade}>
      <div ref={tiles} role="tablist" aria-label="Mini Games" className={styles.tiles} onBlur={forgetFocus}>
        {entries.map((entry, index) => (
          <Tile
            // In another place it is another tile: what is new somewhere has not moved there, and shifts nothing.
            key={registry[index] === entry ? entry.id : `moved ${entry.id}`}
            entry={entry}
            toy={toys[entry.id]}
            hue={getHue(entry)}
            status={statuses.get(entry.id)}
            id={tabId(entry)}
            panelId={panelId}
            isSelected={entry === selected}
            isStop={entry === (focused ?? selected)}
            onChoose={() => choose(entry)}
            onFocus={() => setFocused(entry)}
            onKeyDown={(event) => moveByKey(event, index)}
          />
        ))}
      </div>
      {selected && (
        <div role="tabpanel" id={panelId} aria-labelledby={tabId(selected)} className={styles.panel}>
          <Panel key={selected.id} entry={selected} selectionCount={selectionCount} />
          <div aria-hidden className={styles.deck}>
            <span className={styles.stick} />
            <span className={styles.knobs}>
              {KNOBS.map((color) => (
                <i key={color} style={{ '--knob': color } as CSSProperties} />
              ))}
            </span>
          </div>
        </div>
      )}
    </div>
  );
}
