// Collects all data for a game's page.
import * as parts from '#app/content/data/parts.ts';
import { getGameFacts, listStores } from '#app/content/data/game-facts.ts';
import { formatDate } from '#app/content/format/dates.ts';
import { findFilmStrip } from './film-strip.ts';
import { findLoop, findPicture, hasPicture } from './pictures.ts';
import { summarize } from './game-summary.ts';
import type { Game } from '#app/content/schema/game-schema.ts';
import { createDemoPath, createFactSheetPath, createGetPath } from '#app/content/paths.ts';
import { findPagePath } from './page-table.ts';

const MAX_RELATED = 3;
const MAX_REVIEWS = 3;
const MAX_RELEASES = 3;
const SHARE_TEXT_LENGTH = 200; // in characters

export type GameDetail = ReturnType<typeof createGameDetail>;

type Rows = readonly (readonly [name: string, value: string])[];

function listDetails(game: Game): Rows {
  const { genre, platforms } = getGameFacts(game);
  return [
    ['Title', game.title],
    ['Status', game.status],
    ['Genre', genre],
    ['Platform', platforms],
  ];
}

/** What one wants to know before one gets the game. */
function listMoreDetails(game: Game): Rows {
  const { ages, languages, sizeMb } = game;
  const { ads, purchases } = getGameFacts(game);
  return [
    ['Ads', ads],
    ['Purchases', purchases],
    ['Age', ages],
    ['Languages', languages.join(', ')],
    ...(sizeMb === undefined ? [] : [['Size', `${sizeMb} MB`] as const]),
  ];
}

/** What the box of a game that is coming soon shows of its making; null if its file does not say. */
function describeWorkshop({ workshop }: Game) {
  if (!workshop) return null;
  const { steps, now, toy } = workshop;
  return {
    toy: findPicture(toy.picture, toy.alt),
    steps: steps.map((name, index) => {
      const distance = index - steps.indexOf(now);
      return { name, progress: distance < 0 ? ('done' as const) : distance === 0 ? ('now' as const) : ('toCome' as const) };
    }),
  };
}

/** The App Store page that asks for a review. */
function createReviewUrl(appStoreUrl: string): string {
  const address = new URL(appStoreUrl);
  address.searchParams.set('action', 'write-review');
  return address.href;
}

/** Related games: up to three, those with the same status first. */
export function createGameDetail(game: Game, all: readonly Game[]) {
  const pressPath = findPagePath('/press');
  const others = all.filter((other) => other.slug !== game.slug);
  const related = others
    .toSorted((a, b) => Number(b.status === game.status) - Number(a.status === game.status) || a.order - b.order)
    .slice(0, MAX_RELATED);
  return {
    ...summarize(game),
    ...getGameFacts(game),
    workshop: describeWorkshop(game),
    overview: game.overview,
    features: game.features,
    keywords: game.keywords,
    /** The key art with more room around it, for the head of the page. */
    wideKeyArt: findPicture(hasPicture(`${game.slug}/key-art-wide`) ? `${game.slug}/key-art-wide` : `${game.slug}/key-art`, game.keyArtAlt),
    images: game.images.map(({ picture, alt }) => findPicture(picture, alt)),
    loop: findLoop(game),
    appStoreUrl: game.appStoreUrl ?? null,
    googlePlayUrl: game.googlePlayUrl ?? null,
    demoPath: findPagePath(createDemoPath(game.slug)),
    /** What the demo plays. */
    demo: game.demo ? { game: game.demo.game, firstSeed: game.demo.seed, mascot: findFilmStrip(game.demo.mascot) } : null,
    /** The page that leads a phone to its store. */
    getPath: findPagePath(createGetPath(game.slug)),
    parentsPath: findPagePath('/parents'),
    press: pressPath && { path: pressPath, sheet: createFactSheetPath(game.slug) },
    stores: listStores(game),
    reviewLinks: listStores(game).map(({ store, name, url }) => ({ name, url: store === 'app-store' ? createReviewUrl(url) : url })),
    reviews: game.reviews
      .slice(0, MAX_REVIEWS)
      .map((review) => ({ ...review, dateText: formatDate(review.datePublished), isSample: game.isSample })),
    details: listDetails(game),
    moreDetails: listMoreDetails(game),
    shareText: game.overview.join(' ').slice(0, SHARE_TEXT_LENGTH),
    /** The latest releases. Dates are written by the build: the first use of `Intl` takes a slow phone a tenth of a second. */
    news: (parts.releases ? (game.releases ?? []) : [])
      .slice(0, MAX_RELEASES)
      .map((release) => ({ ...release, dateText: formatDate(release.date) })),
    related: related.map(summarize),
  };
}
