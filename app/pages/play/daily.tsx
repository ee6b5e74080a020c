// The route of a mini game's daily page: today's board or a past one, results and streaks.
import { useId, type CSSProperties } from 'react';
import { data } from 'react-router';
import type { Route } from './+types/daily.ts';
import { createBreadcrumbs } from '#app/content/queries/navigation.ts';
import { createDailyPage, family, text } from '#app/content/page-families/mini-game-daily.ts';
import { findPicturesIn } from '#app/content/queries/pictures.ts';
import { createPlayPath, HOW_DAILY_PATH } from '#app/content/paths.ts';
import { DailyStage } from '#app/arcade/daily/daily-stage.tsx';
import { getHue, registry } from '#app/games/registry.ts';
import { createPageMeta } from '#app/seo/page-meta.ts';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { StageLayout } from './stage-layout.tsx';
import styles from './daily.module.css';
export { meta } from '#app/layout/page/loader-meta.ts';

export function loader({ params }: Route.LoaderArgs) {
  const entry = registry.find(({ id }) => id === params.id);
  const page = entry && createDailyPage(entry);
  if (!page || !family.members().some(({ path }) => path === page.path)) throw data(null, 404);
  const breadcrumbs = createBreadcrumbs(page.path);
  return {
    head: createPageMeta({ ...page, breadcrumbs }),
    breadcrumbs,
    id: entry.id,
    heading: page.heading,
    copy: text,
    toys: findPicturesIn('mini-games'),
  };
}

/** Fetches the page's data file. A missing file means an unknown slug; see layout/page/page-error-boundary.tsx. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader();
}

export default function DailyRoute({ loaderData }: Route.ComponentProps) {
  const heading = useId();
  const { id, breadcrumbs, copy, toys, heading: title } = loaderData;
  const entry = registry.find((candidate) => candidate.id === id);
  if (!entry) return null;
  const toy = toys[entry.id];
  return (
    <article className={styles.page} style={{ '--hue': getHue(entry) } as CSSProperties}>
      <StageLayout breadcrumbs={breadcrumbs} title={title} lead={copy.lead} id={heading}>
        {toy && <DailyStage entry={entry} labelledBy={heading} toy={toy} noscriptText={copy.noscriptText} toys={toys} />}
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
