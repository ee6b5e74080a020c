// Schemas of the catalogue and of the content lists. The content check validates against them.
import * as v from 'valibot';
import { isoDate, list, matching, percent, pictureName, PictureRef, rating, slug, text, webAddress } from './fields.ts';
import { isReleaseWindow } from '#app/content/format/release-window.ts';

export const Review = v.strictObject({
  author: text(2, 40),
  rating: rating(1),
  reviewBody: text(40, 300),
  datePublished: isoDate,
});
export type Review = v.InferOutput<typeof Review>;

/** A release of a game in the stores. */
const Release = v.strictObject({
  version: matching(/^\d+\.\d+(\.\d+)?$/, 'a version such as 3.4.0'),
  date: isoDate,
  notes: list(text(12, 140), 1, 8),
});

function areNewestFirst(releases: readonly { readonly date: string }[]): boolean {
  return releases.every(({ date }, index) => index === 0 || date < (releases[index - 1]?.date ?? ''));
}

/** How far a game is that is coming soon. `toy` shows it half finished. */
const Workshop = v.pipe(
  v.strictObject({ steps: list(text(3, 24), 2, 7), now: v.string(), toy: PictureRef }),
  v.check(
    ({ steps, now }) => steps.includes(now),
    ({ input }) => `is at "${input.now}", which is none of its steps: ${input.steps.join(', ')}`,
  ),
  v.check(({ steps }) => new Set(steps).size === steps.length, 'has a step twice'),
);

const isLive = ({ status }: { readonly status: string }) => status === 'Live';
const isOnPhones = (game: { readonly appStoreUrl?: string | undefined; readonly googlePlayUrl?: string | undefined }) =>
  Boolean(game.appStoreUrl ?? game.googlePlayUrl);

/**
 * One of the studio's mobile games. The file name is the slug. The pictures `<slug>/icon`, `<slug>/key-art` and `<slug>/key-art-tall` are
 * required as well.
 */
export const Game = v.pipe(
  v.strictObject({
    slug,
    title: text(3, 40),
    /** The game in a few words. Search engines show it after the title. */
    promise: text(10, 40),
    /** One sentence for cards and search results. */
    description: text(60, 160),
    overview: list(text(180, 900), 3, 6),
    features: list(text(20, 140), 5, 10),
    /** Screenshots of any shape. */
    images: list(PictureRef, 3, 10),
    /** A few seconds of play, and its alternative text. `npm run shots apps` records it, and art/loops/encode-loops.ts encodes it. */
    loop: v.optional(PictureRef),
    /** Alternative text of the key art. */
    keyArtAlt: text(12, 160),
    /** What must be seen of the wide key art on every screen, in percent of its width and height. */
    keyArtFocus: v.strictObject({ left: percent, top: percent, right: percent, bottom: percent }),
    status: v.picklist(['Live', 'Coming Soon'], 'is neither "Live" nor "Coming Soon"'),
    appStoreUrl: v.optional(matching(/^https:\/\/apps\.apple\.com\/.+\/id\d+$/, 'an App Store address that ends in /id and digits')),
    googlePlayUrl: v.optional(
      matching(
        /^https:\/\/play\.google\.com\/store\/apps\/details\?id=[\w.]+$/,
        'a Google Play address that ends in ?id= and the package name',
      ),
    ),
    /** Other stores, such as Steam, itch.io or the web. */
    stores: v.optional(list(v.strictObject({ name: text(2, 20), url: webAddress }), 1, 8)),
    /** What it runs on; without it, iOS and Android, or the one of them whose store has it. */
    platforms: v.optional(list(text(2, 20), 1, 8)),
    /** What the game does not share with all others; see game-facts.ts. */
    genre: v.optional(text(3, 30)),
    price: v.optional(v.pipe(v.number(), v.minValue(0, 'is below 0'))),
    ads: v.optional(text(3, 60)),
    purchases: v.optional(text(3, 60)),
    ratingCount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1, 'is below 1; a game without ratings has rating: 0'))),
    /** 0 while coming soon, and as long as nobody has rated it. */
    rating: rating(0),
    /** Accent color of the game's page and card. */
    accent: matching(/^#[0-9a-f]{6}$/, 'a color such as #f28c38'),
    /** Position in lists, ascending. */
    order: v.pipe(v.number(), v.integer()),
    /** Date of the first release. */
    released: v.optional(isoDate),
    /** When a game that is coming soon is planned to be released, such as "Spring 2027". */
    releaseWindow: v.optional(
      v.pipe(
        v.string(),
        v.check(
          isReleaseWindow,
          ({ received }) => `is ${received}; write it as "Spring 2027", "Late 2027", "Q2 2027", "May 2027", "2027" or "Later"`,
        ),
      ),
    ),
    /** For a game that is coming soon: the steps to its release in order, and the one that is being taken. */
    workshop: v.optional(Workshop),
    /** Date of the last noticeable change, for the sitemap. */
    updated: isoDate,
    keywords: list(text(3, 40), 3, 12),
    /** The page shows the first three. Before the release they come from playtesters, and the page says so. */
    reviews: list(Review, 0),
    /** True while the reviews are invented; `npm run launch-check` then lists it. */
    isSample: v.optional(v.boolean()),
    /** The stores' age rating. */
    ages: matching(/^\d{1,2}\+$/, 'an age such as 4+'),
    languages: list(text(3, 30), 1, 40),
    /** Download size in megabytes; known once it is in a phone's store. */
    sizeMb: v.optional(v.pipe(v.number(), v.minValue(1, 'is less than a megabyte'))),
    /** What the game stores on the player's device. */
    keeps: list(text(20, 140), 1, 6),
    /** What can be played in the browser: the ID of a mini game or of one of games/demos.ts; the seed of its first
     * game, which the pictures show as well; what the app has beyond it; and the picture of who hangs over the table; its film strip is <picture>-move. */
    demo: v.optional(
      v.strictObject({
        game: slug,
        seed: v.pipe(v.number(), v.integer(), v.minValue(1, 'is below 1')),
        leavesOut: text(30, 200),
        mascot: v.optional(pictureName),
      }),
    ),
    /** Newest first; omitted before the first release. */
    releases: v.optional(
      v.pipe(
        list(Release, 1),
        v.check((releases) => areNewestFirst(releases), 'are not in order; the newest comes first'),
      ),
    ),
  }),
  v.check(
    (game) => !isLive(game) || isOnPhones(game) || game.stores !== undefined,
    'is Live without a store link; add appStoreUrl, googlePlayUrl or stores',
  ),
  v.check(
    (game) => isOnPhones(game) || game.stores === undefined || game.platforms !== undefined,
    "is in no phone's store; add platforms, such as Windows",
  ),
  v.check((game) => isLive(game) === (game.releases !== undefined), 'has releases while it is Live, and none before'),
  v.check((game) => isLive(game) === (game.released !== undefined), 'has the day of its release while it is Live, and none before'),
  v.check((game) => isLive(game) !== (game.releaseWindow !== undefined), 'has a releaseWindow while it is Coming Soon, and none after'),
  v.check((game) => !isLive(game) || game.workshop === undefined, 'is Live with a workshop; take it out'),
  v.check((game) => !isLive(game) || !isOnPhones(game) || game.sizeMb !== undefined, 'is Live without a size; add sizeMb'),
  v.check(
    (game) => game.releases === undefined || game.updated >= (game.releases[0]?.date ?? ''),
    ({ input }) => `was updated on ${input.updated}, before its release ${input.releases?.[0]?.version ?? ''}; use that day`,
  ),
  v.check((game) => isLive(game) || game.demo === undefined, 'is Coming Soon with a demo; leave demo out until it is Live'),
  v.check((game) => isLive(game) || game.rating === 0, 'is Coming Soon with a rating; use rating: 0'),
);
export type Game = v.InferOutput<typeof Game>;

export const Service = v.strictObject({
  slug,
  title: text(3, 60),
  description: text(80, 400),
  image: PictureRef,
  features: list(text(8, 90), 4, 8),
});
export type Service = v.InferOutput<typeof Service>;

/** Four weeks: seven letters each from Sunday on, of `marks`, or a dot for a day without any. */
const Month = v.strictObject({
  /** What the weeks show. */
  words: text(20, 160),
  weeks: list(matching(/^[A-Z.]{7}$/, 'seven capital letters or dots, from Sunday on'), 4, 4),
});

/** An entry of the legend. */
const Mark = v.strictObject({
  name: text(3, 24),
  color: v.picklist(['brand', 'secondary', 'danger', 'success'], 'is not brand, secondary, danger or success'),
});

/** A kind of day of the calendar. */
const DayMark = v.strictObject({ ...Mark.entries, letter: matching(/^[A-Z]$/, 'one capital letter') });

const marbleCount = v.pipe(v.number(), v.integer(), v.minValue(0, 'is below 0'), v.maxValue(300, 'is above 300'));

/** Marbles of one color, and how many of them there are. */
const MarbleSort = v.pipe(
  v.strictObject({ ...Mark.entries, before: marbleCount, after: marbleCount }),
  v.check(({ before, after }) => after <= before, 'has an after that is above before'),
);

const MarbleSide = v.strictObject({
  /** What the marbles and the answers show. */
  words: text(20, 160),
  answers: list(v.strictObject({ name: text(3, 24), value: text(1, 12) }), 1, 3),
});

/** In seconds; visitors wait for as long. */
const openingTime = v.pipe(v.number(), v.minValue(0.1, 'is below 0.1'), v.maxValue(20, 'is above 20; nobody waits that long'));

const heading = { title: text(4, 60), lead: text(20, 200) };
/** Two phones open a game, in real time. `picture` is what a phone shows once the game is open, 3:5 or higher. */
const LoadingTimes = v.strictObject({
  kind: v.literal('loading times'),
  ...heading,
  picture: pictureName,
  before: openingTime,
  after: openingTime,
});
/** A slider between two pictures of the same shape. */
const TwoPictures = v.strictObject({ kind: v.literal('two pictures'), ...heading, before: PictureRef, after: PictureRef });
/** Screens of a game, each in a phone. */
const Screens = v.strictObject({ kind: v.literal('screens'), ...heading, screens: list(PictureRef, 1, 4) });
const EventCalendar = v.strictObject({ kind: v.literal('calendar'), ...heading, marks: list(DayMark, 1, 5), before: Month, after: Month });
export type EventCalendar = v.InferOutput<typeof EventCalendar>;
/** A tray of marbles, one for each of many things; some stay. */
const MarbleTray = v.strictObject({
  kind: v.literal('marbles'),
  ...heading,
  sorts: list(MarbleSort, 1, 4),
  before: MarbleSide,
  after: MarbleSide,
});
export type MarbleTray = v.InferOutput<typeof MarbleTray>;

/** Letters of a calendar's days that its legend lacks. */
function listUnknownLetters({ marks, before, after }: EventCalendar): string[] {
  const days = new Set([...before.weeks, ...after.weeks].join('').replaceAll('.', ''));
  return [...days].filter((letter) => !marks.some((mark) => mark.letter === letter));
}

/** What visitors of a case study see or try for themselves: before the project and after it. */
const Demonstration = v.variant(
  'kind',
  [
    v.pipe(
      LoadingTimes,
      v.check(({ before, after }) => after < before, 'has an after that is not below before'),
    ),
    TwoPictures,
    Screens,
    v.pipe(
      EventCalendar,
      v.check(
        (calendar) => listUnknownLetters(calendar).length === 0,
        ({ input }) => `has days marked ${listUnknownLetters(input).join(', ')}, which its marks do not list`,
      ),
    ),
    MarbleTray,
  ],
  'is not one of: loading times, two pictures, screens, calendar, marbles',
);
export type Demonstration = v.InferOutput<typeof Demonstration>;

export const CaseStudy = v.strictObject({
  slug,
  title: text(8, 80),
  description: text(120, 480),
  image: PictureRef,
  /** Titles from services.ts. */
  services: list(text(3, 60), 0),
  /** Position in lists, ascending. */
  order: v.pipe(v.number(), v.integer()),
  /** The client, in half a sentence. */
  client: text(8, 80),
  /** Duration in weeks. */
  weeks: v.pipe(v.number(), v.integer(), v.minValue(1, 'is less than a week')),
  /** Name of the way to work together, from prices.ts. */
  way: v.optional(text(3, 50)),
  /** What the client paid, as a range, and what followed; and who of us worked on it, if the client agrees to say so. */
  budget: v.optional(text(4, 90)),
  team: v.optional(text(8, 60)),
  problem: list(text(80, 400), 1, 3),
  work: list(text(60, 300), 3, 6),
  figures: list(v.strictObject({ value: text(1, 10), label: text(8, 60) }), 2, 4),
  quote: v.strictObject({ words: text(60, 240), author: text(3, 40), role: text(3, 60) }),
  demonstration: v.optional(Demonstration),
  /** True while client, people and figures are invented; `npm run launch-check` then lists it. */
  isSample: v.optional(v.boolean()),
});
export type CaseStudy = v.InferOutput<typeof CaseStudy>;

export const CoreValue = v.strictObject({
  title: text(3, 40),
  picture: v.optional(pictureName),
  description: text(60, 240),
});
export type CoreValue = v.InferOutput<typeof CoreValue>;

export const About = v.strictObject({
  overview: list(text(180, 700), 2, 4),
  vision: text(80, 400),
  mission: text(80, 400),
});
export type About = v.InferOutput<typeof About>;

/** A question with a plain-text answer. `slug` is its anchor on the contact page; `more` is a link below the answer. */
export const FaqItem = v.strictObject({
  slug,
  question: text(12, 120),
  answer: text(60, 500),
  more: v.optional(v.strictObject({ path: v.string(), words: text(4, 60) })),
});
export type FaqItem = v.InferOutput<typeof FaqItem>;

/** A short statement with a name, and optionally a note such as a duration or price. */
export const NamedText = v.strictObject({ name: text(3, 50), text: text(40, 300), note: v.optional(text(3, 40)) });
export type NamedText = v.InferOutput<typeof NamedText>;
