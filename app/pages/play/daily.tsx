// The route of a mini game's daily page: today's board or a past one, results and streaks.
import { useId, type CSSProperties } from 'react';
import { data } from 'react-router';
import type { Route } from './+types/daily.ts';
import { createDailyPage, family, text } from '#app/content/page-families/mini-game-daily.ts';
import { findPicturesIn } from '#app/content/queries/pictures.ts';
import { findWayHome } from '#app/content/queries/way-home.ts';
import { createPlayPath, HOW_DAILY_PATH } from '#app/content/paths.ts';
import { BoardPlaceholder, PageStage } from '#app/arcade/lazy-stage/page-stage.tsx';
import { getHue, registry } from '#app/games/registry.ts';
import { createPageHead } from '#app/layout/page/page-header-data.ts';
import { LoadFailure } from '#app/components/ui/controls/load-failure.tsx';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { useLazyPart } from '#app/components/ui/lib/use-lazy-part.ts';
import { StageLayout } from './stage-layout.tsx';
import styles from './stage-layout.module.css';
export { clientLoader } from '#app/layout/page/fetch-page-data.ts';
export { meta } from '#app/layout/page/loader-meta.ts';

export function loader({ params }: Route.LoaderArgs) {
  const entry = registry.find(({ id }) => id === params.id);
  const page = entry && createDailyPage(entry);
  if (!page || !family.members().some(({ path }) => path === page.path)) throw data(null, 404);
  return {
    ...createPageHead(page),
    id: entry.id,
    heading: page.heading,
    copy: text,
    toys: findPicturesIn('mini-games'),
    wayHome: findWayHome(entry.id),
  };
}

const loadDailyPage = () => import('#app/arcade/daily/daily-page.tsx');

const TOY_WIDTH_REM = 15;

/** The board cannot be prerendered: the day comes from the visitor's clock, and the results from their device. */
export default function DailyRoute({ loaderData }: Route.ComponentProps) {
  const heading = useId();
  const [part, hasFailed, reload] = useLazyPart(loadDailyPage);
  const { id, breadcrumbs, copy, toys, wayHome, heading: title } = loaderData;
  const entry = registry.find((candidate) => candidate.id === id);
  const toy = toys[id];
  if (!entry || !toy) return null;
  const placeholder = <BoardPlaceholder picture={toy} noscriptText={copy.noscriptText} maxWidthRem={TOY_WIDTH_REM} />;
  return (
    <article className={styles.page} style={{ '--hue': getHue(entry) } as CSSProperties}>
      <StageLayout breadcrumbs={breadcrumbs} title={title} lead={copy.lead} id={heading}>
        {part ? (
          <part.DailyPage entry={entry} labelledBy={heading} placeholder={placeholder} toys={toys} wayHome={wayHome} />
        ) : (
          <PageStage entry={entry} labelledBy={heading} shouldLoad={false}>
            {hasFailed ? <LoadFailure message="Couldn't load today's board. Check your connection." onRetry={reload} /> : placeholder}
          </PageStage>
        )}
        <p className="cluster">
          <PageLink to={createPlayPath(entry.id)}>
            {copy.rules} {entry.title}
          </PageLink>
          <PageLink to={HOW_DAILY_PATH}>{copy.howTitle}</PageLink>
        </p>
      </StageLayout>
    </article>
  );
}
