// Search over the games, and beside them over mini games and pages; q in the address is the query.
import { Search as SearchIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Route } from './+types/search.ts';
import { FoundBeside } from './other-results.tsx';
import { HIDE_UNTIL_SEARCHED } from '#app/entry/hide-until-searched.ts';
import { useHydrated } from '#app/entry/hydration.ts';
import { games } from '#app/content/data/catalogue.ts';
import { findableMiniGames, findablePages } from '#app/content/queries/build-search-index.ts';
import { summarize } from '#app/content/queries/game-summary.ts';
import { page, text } from '#app/content/data/pages/search.ts';
import { findPicturesIn } from '#app/content/queries/pictures.ts';
import { openPage } from '#app/components/layout/page/page-header-data.ts';
import { PageOpening } from '#app/components/layout/page/page-header.tsx';
import { resultText } from '#app/search/match-words.ts';
import { searchFor } from '#app/search/search-results.ts';
import { searchPath } from '#app/search/search-path.ts';
import { queryOf, useQuery } from '#app/search/use-search-query.ts';
import { pageMeta } from '#app/seo/page-meta.ts';
import { Button } from '#app/components/ui/controls/button.tsx';
import { CardGrid } from '#app/components/ui/cards/card-grid.tsx';
import { GameCard } from '#app/components/ui/cards/game-card.tsx';
import styles from './search.module.css';

/** How long the address waits for the next letter, in ms: browsers refuse to change it a hundred times in a row. */
const PAUSE_MS = 150;

export function loader() {
  const { opening } = openPage(page);
  const { title, description, keywords } = page;
  return {
    opening,
    facts: { title, description, keywords, trail: opening.trail },
    words: text,
    games: games.map(summarize),
    others: [...findableMiniGames(), ...findablePages()],
    toys: findPicturesIn('mini-games'),
  };
}

/** What can be found is the same for every query. */
export function shouldRevalidate() {
  return false;
}

function isBlank(query: string): boolean {
  return query.trim() === '';
}

/** What title and heading say of a query; `title` is for a page without one. */
function searchTitle(query: string, title: string): string {
  return isBlank(query) ? title : `Search Results for "${query}"`;
}

/** Search engines list the search, and nobody's results. */
export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return;
  const { facts } = loaderData;
  const query = queryOf(location.search);
  return pageMeta({
    ...facts,
    title: searchTitle(query, facts.title),
    path: searchPath(isBlank(query) ? '' : query),
    isIndexed: isBlank(query),
  });
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { opening, words, games: all, toys } = loaderData;
  const inAddress = useQuery();
  const [typed, setTyped] = useState<string | null>(null); // ahead of the address until the address has caught up
  const query = typed ?? inAddress;
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);

  // What was typed before React took over.
  useEffect(() => {
    if (field.current?.value) setTyped(field.current.value);
  }, []);

  useEffect(() => {
    // A letter may have come since this was rendered.
    setTyped((current) => (current === inAddress ? null : current));
    if (typed === null || typed === inAddress) return;
    const timer = setTimeout(() => void navigate(searchPath(typed), { replace: true, preventScrollReset: true }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, inAddress, navigate]);

  const { count, meant, games: found, others } = searchFor(query, all, loaderData.others);
  const isAnything = found.length + others.length > 0;
  const cards = isAnything ? found : all;
  const wanted = meant ?? query;

  /** What is shown in place of results that there are not. */
  function note(): string {
    if (meant !== null) return `Showing results for "${meant}" instead:`;
    return isAnything || isBlank(query) ? '' : words.allGames;
  }

  return (
    <>
      {!isHydrated && <script dangerouslySetInnerHTML={{ __html: HIDE_UNTIL_SEARCHED }} />}
      <PageOpening opening={{ ...opening, heading: searchTitle(query, opening.heading) }} isCentered>
        <form role="search" action="/search" className={styles.form} onSubmit={(event) => event.preventDefault()}>
          <label className="visually-hidden" htmlFor="q">
            Search games
          </label>
          <input
            ref={field}
            id="q"
            name="q"
            type="search"
            autoComplete="off"
            value={query}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit">
            <SearchIcon aria-hidden size={20} /> Search
          </Button>
        </form>
      </PageOpening>
      <div className={`container ${styles.results}`}>
        <p role="status" className={styles.count}>
          {isBlank(query) ? '' : resultText(count, query)}
        </p>
        <p aria-live="polite" className={styles.count}>
          {note()}
        </p>
        {cards.length > 0 && (
          <CardGrid>
            {cards.map((game) => (
              <GameCard key={game.slug} {...game} headingLevel={2} wanted={wanted} />
            ))}
          </CardGrid>
        )}
        <FoundBeside title={words.miniGamesTitle} found={others.filter(({ kind }) => kind === 'mini game')} toys={toys} wanted={wanted} />
        <FoundBeside title={words.pagesTitle} found={others.filter(({ kind }) => kind === 'page')} toys={toys} wanted={wanted} />
      </div>
    </>
  );
}
