// The arcade: tiles to choose from and one panel in which the chosen game is played.
import { useId, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { Picture } from '#app/ui/picture.tsx';
import type { PictureSource } from '#app/ui/picture-source.ts';
import type { MiniGameEntry } from './contract.ts';
import { Panel } from './panel.tsx';
import { registry } from './registry.ts';
import styles from './mini-games.module.css';

/** The color of the first tile, in degrees of OKLCH; the others follow round the wheel. */
const FIRST_HUE = 330;

/** The buttons of the cabinet's deck; they only decorate it. */
const KNOBS = ['var(--sun)', 'var(--leaf)', 'var(--sky)'] as const;

/** The tile that a key leads to; null when it leads nowhere. */
function tileForKey(key: string, from: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (from + 1) % count;
    case 'ArrowLeft':
    case 'ArrowUp':
      return (from + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** `toys` are the pictures on the tiles, by the games' ids; a tile without one shows its title alone. */
export function MiniGames({ toys }: { toys: Readonly<Record<string, PictureSource>> }) {
  const group = useId();
  const [selected, setSelected] = useState<MiniGameEntry | undefined>(registry[0]);
  const [isChosen, setChosen] = useState(false); // by the visitor, who then wants it at once
  const tabId = (entry: MiniGameEntry) => `${group}-tab-${entry.id}`;
  const panelId = `${group}-panel`;

  function choose(entry: MiniGameEntry): void {
    setSelected(entry);
    setChosen(true);
  }

  function moveByKey(event: KeyboardEvent, index: number): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = tileForKey(event.key, index, registry.length);
    const entry = target === null ? undefined : registry[target];
    if (!entry) return;
    event.preventDefault();
    choose(entry);
    document.getElementById(tabId(entry))?.focus();
  }

  return (
    <div className={styles.arcade}>
      <div role="tablist" aria-label="Mini Games" className={styles.tiles}>
        {registry.map((entry, index) => {
          const isSelected = entry === selected;
          const toy = toys[entry.id];
          return (
            <button
              key={entry.id}
              id={tabId(entry)}
              type="button"
              role="tab"
              aria-selected={isSelected}
              aria-controls={panelId}
              tabIndex={isSelected ? 0 : -1}
              className={styles.tile}
              style={{ '--hue': (FIRST_HUE + (360 / registry.length) * index) % 360 } as CSSProperties}
              onClick={() => choose(entry)}
              onKeyDown={(event) => moveByKey(event, index)}
              onPointerEnter={() => void entry.load().catch(() => {})}
            >
              <span className={styles.toy}>{toy && <Picture picture={toy} sizes="(min-width: 64rem) 7rem, 6rem" />}</span>
              {entry.title}
            </button>
          );
        })}
      </div>
      {selected && (
        <div role="tabpanel" id={panelId} aria-labelledby={tabId(selected)} className={styles.panel}>
          <Panel key={selected.id} entry={selected} isChosen={isChosen} />
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
