// The page for unknown game slugs, and its metadata: a search for the slug's words, and a few games. Loaded only when needed.
import { Form, useParams, useRouteLoaderData, type MetaDescriptor } from 'react-router';
import type { PageFrameContent } from '#app/layout/page/page-frame.tsx';
import { HydrationBoundary } from '#app/startup/hydration-boundary.tsx';
import { gameNotFound } from '#app/content/data/not-found.ts';
import { MAX_QUERY_LENGTH } from '#app/search/search-path.ts';
import { createGamePath } from '#app/content/paths.ts';
import { createCanonicalMeta } from '#app/seo/canonical.ts';
import { createPageMeta } from '#app/seo/page-meta.ts';
import { Button, ButtonLink } from '#app/components/ui/controls/button.tsx';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import { findPicture } from '#app/content/queries/pictures.ts';
import { PageHead } from '#app/components/ui/text/page-head.tsx';
import styles from './game-not-found.module.css';

export function createGameNotFoundHead(path: string): MetaDescriptor[] {
  return [...createPageMeta({ ...gameNotFound.meta, isIndexed: false }), ...createCanonicalMeta(path)];
}

export function GameNotFound() {
  const games = useRouteLoaderData<{ frame: PageFrameContent }>('root')?.frame.navigation.footerGames ?? [];
  const words = useParams()['slug']?.replaceAll('-', ' '); // the search corrects a typo in them
  return (
    <>
      <PageHead title={gameNotFound.heading} lead={gameNotFound.lead} toy={findPicture('hero/spider')} ground="games" isCentered>
        <HydrationBoundary>
          <Form role="search" action="/search" className={`cluster ${styles.form}`}>
            <input
              className="search-field"
              type="search"
              name="q"
              aria-label="Search games"
              maxLength={MAX_QUERY_LENGTH}
              defaultValue={words}
            />
            <Button type="submit" kind="paper">
              Search
            </Button>
          </Form>
        </HydrationBoundary>
        <ButtonLink to="/games">Browse All Games</ButtonLink>
      </PageHead>
      {games.length > 0 && (
        <nav className={`centered container ${styles.games}`} aria-labelledby="other-games">
          <h2 id="other-games">{gameNotFound.othersTitle}</h2>
          <ul className="cluster">
            {games.map(({ name, path }) => (
              <li key={path}>
                <PageLink to={path} className="centered">
                  <Picture picture={findPicture(`${path.slice(createGamePath('').length)}/icon`)} sizes="(min-width: 40rem) 9rem, 6rem" />
                  <span>{name}</span>
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
