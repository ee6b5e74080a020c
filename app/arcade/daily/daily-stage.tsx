// Where a board of a day is played, on the page of the game's days: which one it is, only the visitor's own clock and device know.
import { useState, type ReactNode } from 'react';
import { Button } from '#app/components/ui/controls/button.tsx';
import type { PictureSource } from '#app/components/ui/pictures/picture-source.ts';
import type { MiniGameEntry } from '#app/game-kit/contract.ts';
import { BoardStill, PageStage } from '#app/arcade/stage/page-stage.tsx';
import { useLate } from '#app/game-kit/stage/hooks/use-lazy-module.ts';

const loadDesk = () => import('./daily-page.tsx');

export interface DayPlaceProps {
  readonly entry: MiniGameEntry;
  /** The id of the heading that names the region. */
  readonly labelledBy: string;
  /** What stands on the stage until a game has come. */
  readonly still: ReactNode;
}

interface DailyStageProps extends Omit<DayPlaceProps, 'still'> {
  /** What is said where there are no scripts. */
  readonly needs: string;
  readonly toy: PictureSource;
  /** By the games' ids. */
  readonly toys: Readonly<Record<string, PictureSource>>;
}

const TOY_REM = 15;

export function DailyStage({ entry, labelledBy, needs, toy, toys }: DailyStageProps) {
  const [isWanted, setWanted] = useState(true);
  const late = useLate(loadDesk, isWanted);
  const still = <BoardStill still={toy} needs={needs} widest={TOY_REM} />;
  if (late !== null && late !== 'missing') return <late.DailyDesk entry={entry} labelledBy={labelledBy} still={still} toys={toys} />;

  function tryAgain(): void {
    setWanted(false);
    setTimeout(() => setWanted(true));
  }

  return (
    <PageStage entry={entry} labelledBy={labelledBy} isWanted={false}>
      {late === 'missing' && isWanted ? (
        <div role="alert">
          <p>The board of the day did not arrive. Your connection may be taking a break.</p>
          <Button onClick={tryAgain}>Try Again</Button>
        </div>
      ) : (
        still
      )}
    </PageStage>
  );
}
