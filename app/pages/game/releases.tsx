// All releases of a game, the newest first.
import { Rss } from 'lucide-react';
import { data } from 'react-router';
import type { Route } from './+types/releases.ts';
import { games } from '#app/content/data/catalogue.ts';
import { getPath } from '#app/content/paths/get-path.ts';
import { releasesPage, text } from '#app/content/data/pages/releases.ts';
import { findPicture } from '#app/content/queries/pictures.ts';
import { feedPath } from '#app/content/paths/releases-path.ts';
import { trailTo } from '#app/content/queries/breadcrumbs.ts';
import { Breadcrumb } from '#app/components/layout/page/breadcrumb.tsx';
import { ReleaseNotes } from './release-notes.tsx';
import { feedLinks } from '#app/seo/feed-links.ts';
import { pageMeta } from '#app/seo/page-meta.ts';
import { ButtonLink, buttonClass } from '#app/components/ui/controls/button.tsx';
import { PageHead } from '#app/components/ui/text/page-head.tsx';
import styles from './releases.module.css';

export function loader({ params }: Route.LoaderArgs) {
  const game = games.find(({ slug }) => slug === params.slug);
  if (!game?.releases) throw data(null, 404);
  const page = releasesPage(game);
  const trail = trailTo(page.path);
  return {
    head: [...pageMeta({ ...page, trail }), ...feedLinks(game)],
    trail,
    heading: page.heading,
    words: text,
    releases: game.releases,
    feed: feedPath(game.slug),
    getPath: getPath(game.slug),
    icon: findPicture('hero/star'),
  };
}

/** The router asks the file of the page, whose absence is an answer too; see layout/page-boundary.tsx. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader();
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head;
}

export default function ReleasesPage({ loaderData }: Route.ComponentProps) {
  const { heading, trail, words, releases, feed, icon } = loaderData;
  return (
    <>
      <PageHead title={heading} toy={icon} trail={<Breadcrumb trail={trail} />}>
        <p className={styles.ways}>
          <ButtonLink to={loaderData.getPath}>{words.get}</ButtonLink>
          <a className={buttonClass('paper')} href={feed} type="application/atom+xml">
            <Rss aria-hidden size={20} /> {words.feed}
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
