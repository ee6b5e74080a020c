// Loads the daily page of a game. It cannot be prerendered: the day comes from the visitor's clock, and the results from their device.
import { LoadFailure } from '#app/components/ui/controls/load-failure.tsx';
import type { PictureSource } from '#app/content/pictures/picture-source.ts';
import { BoardPlaceholder, PageStage } from '#app/arcade/lazy-stage/page-stage.tsx';
import type { DailyRegionProps } from './daily-board.tsx';
import { useLazyPart } from '#app/components/ui/lib/use-lazy-part.ts';

const loadDailyPage = () => import('./daily-page.tsx');

interface DailyStageProps extends Omit<DailyRegionProps, 'placeholder'> {
  readonly noscriptText: string;
  readonly toy: PictureSource;
  /** By game ID. */
  readonly toys: Readonly<Record<string, PictureSource>>;
}

const TOY_WIDTH_REM = 15;

export function DailyStage({ entry, labelledBy, noscriptText, toy, toys }: DailyStageProps) {
  const [part, hasFailed, reload] = useLazyPart(loadDailyPage);
  const placeholder = <BoardPlaceholder picture={toy} noscriptText={noscriptText} maxWidthRem={TOY_WIDTH_REM} />;
  if (part) return <part.DailyPage entry={entry} labelledBy={labelledBy} placeholder={placeholder} toys={toys} />;
  return (
    <PageStage entry={entry} labelledBy={labelledBy} shouldLoad={false}>
      {hasFailed ? <LoadFailure message="Couldn't load today's board. Check your connection." onRetry={reload} /> : placeholder}
    </PageStage>
  );
}
