// The page with all releases of a game, newest first.
import { Rss } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { data } from 'react-router';
import type { Route } from './+types/releases.ts';
import { games } from '#app/content/data/catalogue.ts';
import { createFeedPath, createGamePath, createGetPath } from '#app/content/paths.ts';
import { createReleasesPage, text } from '#app/content/data/pages/releases.ts';
import { describeRelease } from '#app/content/queries/game-detail.ts';
import { findPicture } from '#app/content/queries/pictures.ts';
import { findPagePath } from '#app/content/queries/page-table.ts';
import { createBreadcrumbs } from '#app/content/queries/navigation.ts';
import { Breadcrumb } from '#app/components/layout/page/breadcrumb.tsx';
import { ReleaseNotes } from './release-notes.tsx';
import { createFeedLinks } from '#app/seo/feed-links.ts';
import { createPageMeta } from '#app/seo/page-meta.ts';
import { ButtonLink, getButtonClass } from '#app/components/ui/controls/button.tsx';
import { PageHead } from '#app/components/ui/text/page-head.tsx';
import styles from './releases.module.css';
export { meta } from '#app/components/layout/page/loader-meta.ts';

export function loader({ params }: Route.LoaderArgs) {
  const game = games.find(({ slug }) => slug === params.slug);
  if (!game?.releases) throw data(null, 404);
  const page = createReleasesPage(game);
  const breadcrumbs = createBreadcrumbs(page.path);
  return {
    head: [...createPageMeta({ ...page, breadcrumbs }), ...createFeedLinks(game)],
    breadcrumbs,
    heading: page.heading,
    copy: text,
    releases: game.releases.map(describeRelease),
    feed: createFeedPath(game.slug),
    getPagePath: findPagePath(createGetPath(game.slug)) ?? createGamePath(game.slug),
    toy: findPicture('hero/joystick'),
  };
}

/** Fetches the page's data file. A missing file means an unknown slug; see components/layout/page/page-error-boundary.tsx. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader();
}

export default function ReleasesPage({ loaderData }: Route.ComponentProps) {
  const { heading, breadcrumbs, copy, releases, feed, toy } = loaderData;
  return (
    <>
      <PageHead title={heading} toy={toy} ground="games" breadcrumb={<Breadcrumb items={breadcrumbs} />}>
        <p className={`cluster ${styles.actions}`}>
          <ButtonLink to={loaderData.getPagePath}>{copy.get}</ButtonLink>
          <a className={getButtonClass('paper')} href={feed} type="application/atom+xml">
            <Icon icon={Rss} size={20} /> {copy.feed}
          </a>
        </p>
      </PageHead>
      <ol className={`container ${styles.list}`}>
        {releases.map((release) => (
          <li key={release.version} id={`v${release.version}`}>
            <ReleaseNotes release={release} headingLevel={2} />
          </li>
        ))}
      </ol>
    </>
  );
}
