// The arcade: a tab list of game tiles and one panel that shows the selected game.
import { useRef, useEffect, useId, useState, type CSSProperties, type FocusEvent } from 'react';
import { createPlayPath } from '#app/content/paths.ts';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { LazyStage } from './lazy-stage/lazy-stage.tsx';
import { BoardStill } from './lazy-stage/page-stage.tsx';
import styles from './game-picker.module.css';
import { useInView } from '#app/components/ui/lib/use-in-view.ts';
import { useLazyPart } from '#app/components/ui/lib/use-lazy-part.ts';
import { useRovingFocus } from '#app/components/ui/lib/use-roving-focus.ts';
import type { PictureSource } from '#app/content/pictures/picture-source.ts';
import type { ArcadePictures } from '#app/content/queries/arcade-pictures.ts';
import type { WayHome } from '#app/content/queries/way-home.ts';
import type { MiniGameEntry } from '#app/game-kit/contract.ts';
import { watchOtherTabs } from '#app/game-kit/session/persistence/other-tabs.ts';
import { registry } from '#app/games/registry.ts';
import { chooseColumns, getNextTile } from './tiles/tile-grid.ts';
import { Tile } from './tiles/tile.tsx';

interface PanelProps {
  readonly entry: MiniGameEntry;
  /** How often the visitor has selected a game. */
  readonly selectionCount: number;
  readonly still: PictureSource | undefined;
  readonly wayHome: WayHome | null | undefined;
}

function Panel({ entry, selectionCount, still, wayHome }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const isNear = useInView(panel, 'once near') === true;

  return (
    <div ref={panel}>
      <header className={styles.head}>
        <h3>{entry.title}</h3>
        <p>{entry.description}</p>
        <PageLink to={createPlayPath(entry.id)}>More about {entry.title}</PageLink>
      </header>
      <LazyStage entry={entry} shouldLoad={selectionCount > 0 || isNear} selectionCount={selectionCount} wayHome={wayHome}>
        {still && <BoardStill picture={still} />}
      </LazyStage>
    </div>
  );
}

/** Colors of the decorative buttons on the cabinet's deck. */
const KNOBS = ['var(--highlight)', 'var(--success)', 'var(--tertiary)'] as const;

/** If it fails to load, the tiles work without. */
const readStatuses = async () => (await import('./tiles/tile-statuses.ts')).readTileStatuses(registry);

const COLUMNS = {
  '--narrow-columns': chooseColumns(registry.length, 'narrow'),
  '--wide-columns': chooseColumns(registry.length, 'wide'),
} as CSSProperties;

/** The number of tiles in the first row. */
function countColumns(tiles: readonly HTMLElement[]): number {
  return tiles.filter((tile) => tile.offsetTop === tiles[0]?.offsetTop).length;
}

export interface GamePickerProps extends Pick<ArcadePictures, 'tileToys' | 'still'> {
  /** Where the results of each game lead. */
  readonly waysHome: Readonly<Record<string, WayHome | null>>;
}

/** A tile without a toy shows only its title. */
export function GamePicker({ tileToys, still, waysHome }: GamePickerProps) {
  const group = useId();
  const tiles = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState<MiniGameEntry | undefined>(registry[0]);
  const [selectionCount, setSelectionCount] = useState(0); // How often the visitor has selected a game; each selection scrolls the stage into view.
  const { tabStop, setTabStop, handlers } = useRovingFocus('[role="tab"]', (key, from, tabs) =>
    getNextTile(key, from, countColumns(tabs), tabs.length),
  );
  const [statuses, , reloadStatuses] = useLazyPart(readStatuses, useInView(tiles) === true);
  useEffect(() => watchOtherTabs(reloadStatuses), [reloadStatuses]);
  const tabId = (entry: MiniGameEntry) => `${group}-tab-${entry.id}`;
  const panelId = `${group}-panel`;

  function selectGame(entry: MiniGameEntry): void {
    setSelected(entry);
    setSelectionCount((count) => count + 1);
    reloadStatuses(); // once the game before has been saved
  }

  /** Tab comes back to the selected tile. */
  function handleBlur({ currentTarget, relatedTarget }: FocusEvent): void {
    if (selected && !currentTarget.contains(relatedTarget)) setTabStop(registry.indexOf(selected));
  }

  return (
    <div className={`stack ${styles.arcade}`}>
      <div ref={tiles} role="tablist" aria-label="Mini Games" className={styles.tiles} style={COLUMNS} {...handlers} onBlur={handleBlur}>
        {registry.map((entry, index) => (
          <Tile
            key={entry.id}
            entry={entry}
            toy={tileToys[entry.id]}
            status={statuses?.get(entry.id)}
            id={tabId(entry)}
            panelId={panelId}
            isSelected={entry === selected}
            isTabStop={index === tabStop}
            onChoose={() => selectGame(entry)}
          />
        ))}
      </div>
      {selected && (
        <div role="tabpanel" id={panelId} aria-labelledby={tabId(selected)} className={styles.panel}>
          <Panel
            key={selected.id}
            entry={selected}
            selectionCount={selectionCount}
            still={selected === registry[0] ? still : undefined}
            wayHome={waysHome[selected.id]}
          />
          <div aria-hidden className={`ends ${styles.deck}`}>
            <span className={styles.stick} />
            <span className={`row ${styles.knobs}`}>
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
