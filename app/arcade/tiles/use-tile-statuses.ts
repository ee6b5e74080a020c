// How the visitor stands in every mini game, read whenever the tiles come into view, and when another tab has played meanwhile.
import { useEffect, useState, type RefObject } from 'react';
import { registry } from '#app/games/registry.ts';
import { watchOtherTabs } from '#app/game-kit/session/persistence/other-tabs.ts';
import type { DailyTileStatus } from './tile-statuses.ts';

type TileStatuses = ReadonlyMap<string, DailyTileStatus>; // by the games' ids

const NO_STATUSES: TileStatuses = new Map();

/** Reads once more for each other game that is `selected`: the one before has been saved by then. */
export function useTileStatuses(tiles: RefObject<HTMLElement | null>, selected: string | undefined): TileStatuses {
  const [statuses, setStatuses] = useState(NO_STATUSES);

  useEffect(() => {
    const target = tiles.current;
    if (!target) return;
    let isGone = false;
    let isInView = false;
    function read(): void {
      if (!isInView) return;
      import('./tile-statuses.ts').then(
        ({ readTileStatuses }) => isGone || setStatuses(readTileStatuses(registry)),
        () => {}, // the tiles still choose their games
      );
    }
    const observer = new IntersectionObserver((intersections) => {
      isInView = intersections.at(-1)?.isIntersecting ?? false;
      read();
    });
    observer.observe(target);
    const stopWatching = watchOtherTabs(read);
    return () => {
      isGone = true;
      observer.disconnect();
      stopWatching();
    };
  }, [tiles, selected]);

  return statuses;
}
