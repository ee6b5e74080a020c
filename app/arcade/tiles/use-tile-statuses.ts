// Reads the tile statuses whenever the tiles come into view and when another tab stores something.
import { useEffect, useState, type RefObject } from 'react';
import { registry } from '#app/games/registry.ts';
import { useInView } from '#app/components/ui/lib/use-in-view.ts';
import { watchOtherTabs } from '#app/game-kit/session/persistence/other-tabs.ts';
import type { DailyTileStatus } from './tile-statuses.ts';

type TileStatuses = ReadonlyMap<string, DailyTileStatus>; // by game ID

const NO_STATUSES: TileStatuses = new Map();

/** Also reads when `selected` changes: the previous game has been saved by then. */
export function useTileStatuses(tiles: RefObject<HTMLElement | null>, selected: string | undefined): TileStatuses {
  const [statuses, setStatuses] = useState(NO_STATUSES);
  const isInView = useInView(tiles) === true;

  useEffect(() => {
    if (!isInView) return;
    function read(): void {
      import('./tile-statuses.ts').then(
        ({ readTileStatuses }) => setStatuses(readTileStatuses(registry)),
        () => {}, // Ignored: the tiles work without statuses.
      );
    }
    read();
    return watchOtherTabs(read);
  }, [isInView, selected]);

  return statuses;
}
