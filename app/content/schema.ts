// The shape of everything the site says, and the editorial rules that a build checks.
import * as v from 'valibot';

const GAME_STATUSES = ['Live', 'Coming Soon'] as const;
export type GameStatus = (typeof GAME_STATUSES)[number];

/** "1 entry", "7 entries". */
function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

const text = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.check((value) => value === value.trim() && !/\s{2}/.test(value), 'has stray spaces; use single spaces inside it and none around it'),
    v.check(
      (value) => value.length >= min && value.length <= max,
      (issue) => `has ${counted(String(issue.input).length, 'character', 'characters')}; it needs ${min} to ${max}`,
    ),
  );

const list = <Item extends v.GenericSchema>(item: Item, min: number, max = 99) =>
  v.pipe(
    v.array(item),
    v.check(
      (items) => items.length >= min && items.length <= max,
      (issue) =>
        `has ${counted((issue.input as unknown[]).length, 'entry', 'entries')}; it needs ${min === max ? min : `${min} to ${max}`}`,
    ),
  );

const matching = (pattern: RegExp, wanted: string) =>
  v.pipe(
    v.string(),
    v.regex(pattern, (issue) => `is "${String(issue.input)}"; it should be ${wanted}`),
  );

const slug = matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lowercase words joined by hyphens');
/** A day. */
export const isoDate = matching(/^\d{4}-\d{2}-\d{2}$/, 'a date such as 2026-03-31');
const webAddress = matching(/^https:\/\/[^\s]+$/, 'an address that starts with https://');

/** The name of a picture in pictures.json, such as `solitaire-go/key-art`. */
const pictureName = matching(/^[a-z0-9-]+(\/[a-z0-9-]+)+$/, 'a picture name such as solitaire-go/key-art');

/** A picture with the words that stand in for it when it cannot be seen. */
const PictureRef = v.strictObject({ picture: pictureName, alt: text(12, 160) });

/** What a page tells search engines and social readers. */
export const PageMeta = v.strictObject({
  title: text(4, 60),
  description: text(70, 160),
  keywords: list(text(3, 40), 3, 12),
});
export type PageMetaText = v.InferOutput<typeof PageMeta>;

/** One of the studio's mobile games; the file's name is its slug. Pictures `<slug>/icon`, `<slug>/key-art` and `<slug>/key-art-tall` belong to it as well. */
export const Game = v.pipe(
  v.strictObject({
    slug,
    title: text(3, 40),
    /** One sentence for cards and search results. */
    description: text(60, 160),
    overview: list(text(180, 900), 3, 6),
    features: list(text(20, 140), 5, 10),
    /** Portrait screenshots, 1080×2340. */
    images: list(PictureRef, 5, 10),
    /** Words for the key art. */
    keyArtAlt: text(12, 160),
    status: v.picklist(GAME_STATUSES, 'is neither "Live" nor "Coming Soon"'),
    appStoreUrl: v.optional(matching(/^https:\/\/apps\.apple\.com\/.+\/id\d+$/, 'an App Store address that ends in /id and digits')),
    googlePlayUrl: v.optional(
      matching(
        /^https:\/\/play\.google\.com\/store\/apps\/details\?id=[\w.]+$/,
        'a Google Play address that ends in ?id= and the package name',
      ),
    ),
    /** 0 to 5 with one decimal; 0 while it is coming soon. */
    rating: v.pipe(v.number(), v.minValue(0, 'is below 0'), v.maxValue(5, 'is above 5')),
    /** The game's own color, from which its page and card take theirs. */
    accent: matching(/^#[0-9a-f]{6}$/, 'a color such as #f28c38'),
    /** Order in lists: lower comes first. */
    order: v.pipe(v.number(), v.integer()),
    /** The day of the last change that visitors should notice; the sitemap gives it. */
    updated: isoDate,
    keywords: list(text(3, 40), 3, 12),
  }),
  v.check(
    (game) => game.status !== 'Live' || game.appStoreUrl !== undefined || game.googlePlayUrl !== undefined,
    'is Live without a store link; add appStoreUrl or googlePlayUrl',
  ),
  v.check((game) => game.status !== 'Live' || game.rating > 0, 'is Live without a rating; add one from 0.1 to 5'),
  v.check((game) => game.status === 'Live' || game.rating === 0, 'is Coming Soon with a rating; use rating: 0'),
);
export type Game = v.InferOutput<typeof Game>;

export const Review = v.strictObject({
  author: text(2, 40),
  rating: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
  reviewBody: text(40, 300),
  datePublished: isoDate,
});
export type Review = v.InferOutput<typeof Review>;

export const TeamMember = v.strictObject({
  slug,
  name: text(3, 40),
  role: text(3, 60),
  bio: text(80, 320),
  image: PictureRef,
  profileUrl: webAddress,
});
export type TeamMember = v.InferOutput<typeof TeamMember>;

const SERVICE_TITLES = ['App Development', 'Art & Design', 'Live Ops Services', 'Data Infrastructure & Integration'] as const;

export const Service = v.strictObject({
  slug,
  title: v.picklist(SERVICE_TITLES, 'is not one of the four offers'),
  description: text(80, 400),
  image: PictureRef,
  features: list(text(8, 90), 4, 8),
});
export type Service = v.InferOutput<typeof Service>;

export const CaseStudy = v.strictObject({
  slug,
  title: text(8, 80),
  description: text(120, 480),
  image: PictureRef,
  services: list(v.picklist(SERVICE_TITLES, 'is not one of the four offers'), 1, 4),
});
export type CaseStudy = v.InferOutput<typeof CaseStudy>;

const CORE_VALUES = ['Innovation', 'Quality', 'Player Focus', 'Collaboration', 'Growth', 'Integrity'] as const;

export const CoreValue = v.strictObject({ title: v.picklist(CORE_VALUES, 'is not one of the six values'), description: text(60, 240) });
export type CoreValue = v.InferOutput<typeof CoreValue>;

export const About = v.strictObject({
  overview: list(text(180, 700), 2, 4),
  vision: text(80, 400),
  mission: text(80, 400),
});
export type About = v.InferOutput<typeof About>;

/** One question; `answer` is plain text, and `slug` is its anchor on the contact page. */
export const FaqItem = v.strictObject({ slug, question: text(12, 120), answer: text(60, 500) });
export type FaqItem = v.InferOutput<typeof FaqItem>;

const openHours = v.strictObject({
  days: list(v.picklist(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']), 1, 7),
  opens: matching(/^\d{2}:\d{2}$/, 'a time such as 09:00'),
  closes: matching(/^\d{2}:\d{2}$/, 'a time such as 18:00'),
});

/** The press kit: what the studio says about itself to journalists and streamers. */
export const Press = v.strictObject({
  contact: v.strictObject({ name: text(3, 40), email: v.pipe(v.string(), v.email('is not an email address')) }),
  facts: list(v.strictObject({ name: text(3, 20), value: text(3, 80) }), 5, 10),
  /** One sentence, and one paragraph, to be copied. */
  short: text(80, 200),
  long: text(240, 700),
  /** What streamers may do. */
  streaming: list(text(80, 400), 1, 3),
  logoRules: list(text(20, 120), 2, 5),
});
export type Press = v.InferOutput<typeof Press>;

/** What security.txt says besides the studio's address. */
export const Security = v.strictObject({
  /** The day after which the file should no longer be trusted. */
  expires: isoDate,
  languages: list(matching(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, 'a language such as en'), 1, 6),
});
export type Security = v.InferOutput<typeof Security>;

/** The studio itself: what the header, the footer, the contact page and structured data say about it. */
export const Studio = v.strictObject({
  product: text(2, 20),
  tagline: text(20, 160),
  supportEmail: v.pipe(v.string(), v.email('is not an email address')),
  phone: matching(/^\+1-\d{3}-555-01\d{2}$/, 'a reserved sample number such as +1-650-555-0142'),
  offices: list(
    v.strictObject({
      label: text(2, 40),
      street: text(4, 80),
      city: text(2, 60),
      region: v.optional(text(2, 40)),
      postalCode: text(3, 12),
      country: text(2, 40),
      countryCode: matching(/^[A-Z]{2}$/, 'a two-letter country code'),
      latitude: v.number(),
      longitude: v.number(),
    }),
    1,
    4,
  ),
  hours: v.strictObject({ timeZone: text(3, 40), open: list(openHours, 1, 7) }),
  social: list(v.strictObject({ name: text(2, 30), url: webAddress }), 2, 8),
  foundedYear: v.pipe(v.number(), v.integer()),
});
export type Studio = v.InferOutput<typeof Studio>;
