// How the visitor stands in every mini game, read whenever the tiles come into view.
import { useEffect, useState, type RefObject } from 'react';
import { registry } from './registry.ts';
import type { Standing } from './stage/standing.ts';

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
    const observer = new IntersectionObserver((sights) => {
      if (!sights.at(-1)?.isIntersecting) return;
      import('./standings.ts').then(
        ({ standingsNow }) => isGone || setStandings(standingsNow(registry)),
        () => {}, // the tiles still choose their games
      );
    });
    observer.observe(target);
    return () => {
      isGone = true;
      observer.disconnect();
    };
  }, [tiles, selected]);

  return standings;
}
