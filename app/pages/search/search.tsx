// The search page, over games, mini games and pages. The query is in the URL's parameter `q`.
import { useLocation, useNavigate } from 'react-router';
import { isHydrated, useHydrated } from '#app/startup/hydration.ts';
import { Search as SearchIcon } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Route } from './+types/search.ts';
import { OtherResults } from './other-results.tsx';
import { HIDE_UNTIL_SEARCHED_SCRIPT } from '#app/startup/inline/hide-until-searched.ts';
import { HydrationBoundary } from '#app/startup/hydration-boundary.tsx';
import { createReleaseMeta } from '#app/startup/router/release.ts';
import { games } from '#app/content/data/catalogue.ts';
import { buildMiniGameItems, buildPageItems } from '#app/content/queries/build-search-index.ts';
import { summarize } from '#app/content/queries/game-summary.ts';
import { page, text } from '#app/content/data/pages/search.ts';
import { findPicturesIn } from '#app/content/queries/pictures.ts';
import { createPageData } from '#app/layout/page/page-header-data.ts';
import { PageHeader } from '#app/layout/page/page-header.tsx';
import { Highlight } from '#app/search/highlight.tsx';
import { formatOtherCount, formatResultCount } from '#app/search/rank-matches.ts';
import { runSearch } from '#app/search/search-results.ts';
import { createSearchPath, MAX_QUERY_LENGTH } from '#app/search/search-path.ts';
import { createPageMeta } from '#app/seo/page-meta.ts';
import { Button } from '#app/components/ui/controls/button.tsx';
import { CardGrid } from '#app/components/ui/cards/card-grid.tsx';
import { normalizeBlank } from '#app/components/ui/lib/normalize-blank.ts';
import { GameCard } from '#app/components/ui/cards/game-card.tsx';
import styles from './search.module.css';

/** Delay before the URL follows the text field, in ms: browsers limit how often a script may change the URL. */
const DEBOUNCE_MS = 150;

/** Games that stand there without a query, or if nothing is found, which is what the size of the page allows. */
const MAX_UNASKED = 48;

export function loader() {
  const { header } = createPageData(page);
  const { title, description, keywords } = page;
  return {
    head: [createReleaseMeta()],
    header,
    metaInput: { title, description, keywords, breadcrumbs: header.breadcrumbs },
    copy: text,
    games: games.map(summarize),
    others: [...buildMiniGameItems(), ...buildPageItems()],
    toys: findPicturesIn('mini-games'),
  };
}

/** The loader's data is the same for every query. */
export function shouldRevalidate() {
  return false;
}

/** Returns '' before hydration, because the prerendered page does not know the query, and for URLs without one. */
function readSearchQuery(search: string, isKnown: boolean): string {
  return isKnown ? (new URLSearchParams(search).get('q') ?? '') : '';
}

function isBlank(query: string): boolean {
  return normalizeBlank(query) === '';
}

/** `title` is used without a query. */
function createSearchTitle(query: string, title: string): string {
  return isBlank(query) ? title : `Search Results for "${query}"`;
}

/** Search engines index the search page, but not its results. */
export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return;
  const { metaInput } = loaderData;
  const query = readSearchQuery(location.search, isHydrated());
  return createPageMeta({
    ...metaInput,
    title: createSearchTitle(query, metaInput.title),
    path: createSearchPath(isBlank(query) ? '' : query),
    isIndexed: isBlank(query),
  });
}

function SearchForm({ query, onType }: { query: string; onType: (text: string) => void }) {
  const field = useRef<HTMLInputElement>(null);

  // Text that was typed before hydration.
  useLayoutEffect(() => {
    if (field.current?.value) onType(field.current.value);
  }, [onType]);

  return (
    <form
      role="search"
      action="/search"
      className={`cluster ${styles.form}`}
      data-scripts-only
      onSubmit={(event) => event.preventDefault()}
    >
      <label className="visually-hidden" htmlFor="q">
        Search games
      </label>
      <input
        ref={field}
        id="q"
        className="search-field"
        name="q"
        type="search"
        autoComplete="off"
        maxLength={MAX_QUERY_LENGTH}
        value={query}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <Button type="submit">
        <Icon icon={SearchIcon} size={20} /> Search
      </Button>
    </form>
  );
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { header, copy, games: allGames, toys } = loaderData;
  const hasHydrated = useHydrated();
  const urlQuery = readSearchQuery(useLocation().search, hasHydrated);
  const [fieldText, setFieldText] = useState<string | null>(null); // text in the field until the URL has caught up
  const query = fieldText ?? urlQuery;
  const navigate = useNavigate();

  useEffect(() => {
    // The visitor may have typed more since this render.
    setFieldText((current) => (current === urlQuery ? null : current));
    if (fieldText === null || fieldText === urlQuery) return;
    const timer = setTimeout(() => void navigate(createSearchPath(fieldText), { replace: true, preventScrollReset: true }), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [fieldText, urlQuery, navigate]);

  const { count, correctedQuery, games: foundGames, others, areOthersFirst, isNear } = runSearch(query, allGames, loaderData.others);
  const miniGames = others.filter(({ kind }) => kind === 'mini game');
  const pages = others.filter(({ kind }) => kind === 'page');
  const hasResults = foundGames.length + others.length > 0;
  const cards = hasResults && !isBlank(query) ? foundGames : allGames.slice(0, MAX_UNASKED);
  const renderText = (words: string) => <Highlight text={words} query={correctedQuery ?? query} />;

  const resultCount = isBlank(query) ? '' : formatResultCount(count, query);

  /** Tells what else was found, or why the results differ from the query. */
  function getResultNote(): string {
    if (correctedQuery !== null) return `Showing results for "${correctedQuery}" instead:`;
    if (hasResults) return `${formatOtherCount(miniGames.length, pages.length)} ${isNear ? copy.nearest : ''}`.trim();
    return isBlank(query) ? '' : copy.allGames;
  }

  const gameCards = cards.length > 0 && (
    <div key="games" className={styles.games}>
      <CardGrid largeColumns={4}>
        {cards.map((game) => (
          <GameCard key={game.slug} {...game} headingLevel={2} renderText={renderText} />
        ))}
      </CardGrid>
    </div>
  );
  const lists = [
    <OtherResults key="mini games" title={copy.miniGamesTitle} found={miniGames} toys={toys} renderText={renderText} />,
    <OtherResults key="pages" title={copy.pagesTitle} found={pages} toys={toys} renderText={renderText} />,
  ];
  const otherResults = others[0]?.kind === 'page' ? lists.toReversed() : lists;

  return (
    <>
      {!hasHydrated && <script dangerouslySetInnerHTML={{ __html: HIDE_UNTIL_SEARCHED_SCRIPT }} />}
      <noscript className={styles.scriptless} />
      <PageHeader header={{ ...header, heading: createSearchTitle(query, header.heading), lead: undefined }} isCentered>
        <noscript>
          {/* The page has one h1, for everybody else. */}
          <p role="heading" aria-level={1} className={styles.noscript}>
            {copy.noscriptHeading}
          </p>
        </noscript>
        <HydrationBoundary>
          <SearchForm query={query} onType={setFieldText} />
        </HydrationBoundary>
        {/* Below the field, which stays where it is while one types. */}
        {isBlank(query) && <p>{header.lead}</p>}
      </PageHeader>
      <div className="container">
        <p role="status" className={styles.count}>
          {resultCount}
        </p>
        <p aria-live="polite" className={styles.count}>
          {getResultNote()}
        </p>
        {areOthersFirst ? [...otherResults, gameCards] : [gameCards, ...otherResults]}
      </div>
    </>
  );
}
