// Checks that pages have the sections that they promise, with the number of items and the parts of each, and games what their status allows.
import { createGameText } from '#app/content/page-families/game.ts';
import type { Game } from '#app/content/schema/game-schema.ts';
import { getElementsIn, getText, type BuiltPage } from './built-page.ts';
import type { MarkupElement } from '../../build/html/markup.ts';

/** A section by its heading, the least number of items of its first list or of its questions, and the elements that each item has; pictures have a text. */
export type SectionPromise = readonly [heading: string, minItems: number, ...parts: string[]];

/** The page shows up to three reviews and related games. */
const MAX_SHOWN = 3;

/** The sections of a game's page, with `otherGames` in the catalogue. */
function listGameSections(game: Game, otherGames: number): readonly SectionPromise[] {
  const { overviewTitle, featuresTitle, reviewsTitle, relatedTitle } = createGameText(game);
  const reviewCount = game.reviews.length;
  return [
    [overviewTitle, 0],
    [featuresTitle, game.features.length],
    ['Game Details', 0],
    ...(reviewCount > 0 ? [[reviewsTitle, Math.min(reviewCount, MAX_SHOWN), 'blockquote', 'b', 'time'] as const] : []),
    ...(otherGames > 0 ? [[relatedTitle, Math.min(otherGames, MAX_SHOWN), 'img', 'h3', 'a'] as const] : []),
  ];
}

function findSection(page: BuiltPage, heading: string): MarkupElement | undefined {
  const title = page.elements.find((element) => element.name === 'h2' && getText(page, element).trim() === heading);
  return title && page.elements.findLast(({ name, start, end }) => name === 'section' && start < title.start && end > title.end);
}

/** The items of the first list in an element, without those of lists in them; where there is no list, its questions. */
function listItems(page: BuiltPage, outer: MarkupElement): readonly MarkupElement[] {
  const list = getElementsIn(page, outer).find(({ name }) => name === 'ul' || name === 'ol');
  const items = getElementsIn(page, list ?? outer).filter(({ name }) => name === (list ? 'li' : 'details'));
  return items.filter((item) => !items.some(({ start, end }) => start < item.start && end >= item.end));
}

/** Checks the sections of one page. */
export function checkSections(page: BuiltPage, promises: readonly SectionPromise[]): string[] {
  return promises.flatMap(([heading, minItems, ...parts]) => {
    const section = findSection(page, heading);
    if (!section) return [`has no section "${heading}"`];
    const items = listItems(page, section);
    const isFull = (element: MarkupElement) => (element.attributes.get('alt') ?? getText(page, element)).trim() !== '';
    const isWhole = (item: MarkupElement) =>
      parts.every((part) => getElementsIn(page, item).some((element) => element.name === part && isFull(element)));
    return [
      ...(items.length < minItems ? [`has ${items.length} items in "${heading}", not ${minItems}`] : []),
      ...items.filter((item) => !isWhole(item)).map((item) => `misses one of ${parts.join(', ')} in "${heading}": ${getText(page, item)}`),
    ];
  });
}

/** Checks the page of a game: only a live game has stores, releases and stars to give; only a coming one has a newsletter and playtesters. */
export function checkGamePage(page: BuiltPage, game: Game, otherGames: number): string[] {
  const { status, appStoreUrl, googlePlayUrl, stores = [], reviews } = game;
  const isLive = status === 'Live';
  const main = page.elements.find(({ name }) => name === 'main');
  const inside = main ? getElementsIn(page, main) : [];
  const count = (test: (element: MarkupElement) => unknown) => inside.filter(test).length;
  const countText = (text: string) => count((element) => element.text.trim() === text);
  const countLinks = (pattern: RegExp) =>
    new Set(inside.flatMap(({ attributes }) => pattern.exec(attributes.get('href') ?? '')?.[0] ?? [])).size;
  const wanted: readonly [what: string, found: number, wanted: number][] = [
    ['networks to share on', count(({ attributes }) => attributes.get('aria-label')?.startsWith('Share on ')), 5],
    ['stars to give', count(({ attributes }) => attributes.get('type') === 'radio'), isLive ? 5 : 0],
    ['boxes "Play Now"', count((element) => element.name === 'h2' && getText(page, element).trim() === 'Play Now'), isLive ? 1 : 0],
    [
      'plans of a release', // cards of other games have theirs, without a sentence after it
      count(({ text }) => /^(?:Planned for .+|In development)\. /.test(text)),
      isLive ? 0 : 1,
    ],
    ['links "Get Notified"', countText('Get Notified'), isLive ? 0 : 1],
    [
      'reviews of playtesters',
      countText(createGameText({ ...game, status: 'Coming Soon' }).playtester ?? ''),
      isLive ? 0 : Math.min(reviews.length, MAX_SHOWN),
    ],
    ['pages of the App Store', countLinks(/^https:\/\/apps\.apple\.com\/[^?]+/), appStoreUrl ? 1 : 0],
    ['pages of Google Play', countLinks(/^https:\/\/play\.google\.com\/.+/), googlePlayUrl ? 1 : 0],
    [
      'pages of other stores',
      stores.filter(({ url }) => inside.some(({ attributes }) => attributes.get('href') === url)).length,
      isLive ? stores.length : 0,
    ],
  ];
  return [
    ...checkSections(page, listGameSections(game, otherGames)),
    ...wanted.filter(([, found, right]) => found !== right).map(([what, found, right]) => `has ${found} ${what}, not ${right}`),
  ];
}

/** Checks that every game has a heading or a link of its own in the main part of a page. */
export function checkMentions(page: BuiltPage, games: readonly Pick<Game, 'title'>[]): string[] {
  const main = page.elements.find(({ name }) => name === 'main');
  const parts = main ? getElementsIn(page, main).filter(({ name }) => ['h2', 'h3', 'a'].includes(name)) : [];
  const names = new Set(parts.map((part) => getText(page, part).trim()));
  return games.filter(({ title }) => !names.has(title)).map(({ title }) => `does not list ${title}`);
}
