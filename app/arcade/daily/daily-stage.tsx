// Loads the daily page of a game. It cannot be prerendered: the day comes from the visitor's clock, and the results from their device.
import { useState } from 'react';
import { Button } from '#app/components/ui/controls/button.tsx';
import type { PictureSource } from '#app/components/ui/pictures/picture-source.ts';
import { BoardPlaceholder, PageStage } from '#app/arcade/stage/page-stage.tsx';
import type { DailyRegionProps } from './daily-region-props.ts';
import { useLazyModule } from '#app/game-kit/stage/hooks/use-lazy-module.ts';

const loadDailyPage = () => import('./daily-page.tsx');

interface DailyStageProps extends Omit<DailyRegionProps, 'placeholder'> {
  /** Shown when the browser runs no scripts. */
  readonly noscriptText: string;
  readonly toy: PictureSource;
  /** By game ID. */
  readonly toys: Readonly<Record<string, PictureSource>>;
}

const TOY_WIDTH_REM = 15;

export function DailyStage({ entry, labelledBy, noscriptText, toy, toys }: DailyStageProps) {
  const [shouldLoad, setShouldLoad] = useState(true);
  const lazyModule = useLazyModule(loadDailyPage, shouldLoad);
  const placeholder = <BoardPlaceholder picture={toy} noscriptText={noscriptText} maxWidthRem={TOY_WIDTH_REM} />;
  if (lazyModule !== null && lazyModule !== 'load-failed')
    return <lazyModule.DailyPage entry={entry} labelledBy={labelledBy} placeholder={placeholder} toys={toys} />;

  function retry(): void {
    setShouldLoad(false);
    setTimeout(() => setShouldLoad(true));
  }

  return (
    <PageStage entry={entry} labelledBy={labelledBy} shouldLoad={false}>
      {lazyModule === 'load-failed' && shouldLoad ? (
        <div role="alert">
          <p>Couldn't load today's board. Check your connection.</p>
          <Button onClick={retry}>Try Again</Button>
        </div>
      ) : (
        placeholder
      )}
    </PageStage>
  );
}
