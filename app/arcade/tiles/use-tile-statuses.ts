// How the visitor stands in every mini game, read whenever the tiles come into view, and when another tab has played meanwhile.
import { useEffect, useState, type RefObject } from 'react';
import { registry } from '#app/games/registry.ts';
import { watchOtherTabs } from '#app/game-kit/session/persistence/other-tabs.ts';
import type { Standing } from '#app/game-kit/stage/figures/tile-status.ts';

/** How the visitor stands in a game, and whether its board of today waits. */
export interface TileStanding extends Standing {
  readonly waitsToday: boolean;
}

type Standings = ReadonlyMap<string, TileStanding>; // by the games' ids

const NOTHING_KNOWN: Standings = new Map();

/** Reads once more for each other game that is `selected`: the one before has been saved by then. */
export function useStandings(tiles: RefObject<HTMLElement | null>, selected: string | undefined): Standings {
  const [standings, setStandings] = useState(NOTHING_KNOWN);

  useEffect(() => {
    const target = tiles.current;
    if (!target) return;
    let isGone = false;
    let isInView = false;
    function read(): void {
      if (!isInView) return;
      import('./tile-statuses.ts').then(
        ({ standingsNow }) => isGone || setStandings(standingsNow(registry)),
        () => {}, // the tiles still choose their games
      );
    }
    const observer = new IntersectionObserver((sights) => {
      isInView = sights.at(-1)?.isIntersecting ?? false;
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

  return standings;
}
