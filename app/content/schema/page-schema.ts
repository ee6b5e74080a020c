// The shape of a row of the table of pages, and the rules that a build checks.
import * as v from 'valibot';
import { isoDate, list, matching, pictureName, text } from './fields.ts';

const pageMetaFields = {
  title: text(4, 60),
  description: text(70, 160),
  keywords: list(text(3, 40), 3, 12),
};

/** What a page tells search engines and social readers. */
export const PageMeta = v.strictObject(pageMetaFields);
export type PageMetaText = v.InferOutput<typeof PageMeta>;

/** Where links to pages stand: the header, the menu of small screens, the footer's navigation and its last row. */
const NAVIGATION_PLACES = ['header', 'menu', 'footer', 'fine print'] as const;
export type NavigationPlace = (typeof NAVIGATION_PLACES)[number];

/** The sections of llms.txt. */
export const LLMS_SECTIONS = ['Games', 'Mini Games', 'Pages', 'Optional'] as const;

/** What a row of the table of pages says beside its pages. */
const rowFields = {
  /** The route's module, below app/pages/. */
  module: matching(/^([a-z0-9-]+\/)?[a-z0-9-]+\.tsx$/, 'a file below app/pages/, such as about/about.tsx'),
  /** Its place in every list of pages: lower comes first. */
  order: v.pipe(v.number(), v.integer('is not a whole number')),
  /** The section of llms.txt that lists it; without one it is not listed. */
  llms: v.optional(v.picklist(LLMS_SECTIONS, `is not one of: ${LLMS_SECTIONS.join(', ')}`)),
};

/** A page: a row of the table of pages. */
export const Page = v.strictObject({
  ...rowFields,
  ...pageMetaFields,
  path: matching(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, 'an address such as /about-us'),
  /** Where links to it stand. */
  navigation: v.array(v.picklist(NAVIGATION_PLACES, `is not one of: ${NAVIGATION_PLACES.join(', ')}`)),
  /** Whether it shows the catalogue: it then changes whenever a game does. */
  showsGames: v.optional(v.boolean()),
  /** What links and trails call it. */
  name: text(3, 30),
  /** What stands above its text, and the words below that. */
  heading: text(3, 60),
  lead: v.optional(text(20, 240)),
  /** The day of the last change that visitors should notice; the sitemap gives it. */
  updated: isoDate,
  /** The cut-out that stands beside its heading. */
  picture: v.optional(pictureName),
  /** What its social image shows above the title. */
  socialPicture: pictureName,
});
export type Page = v.InferOutput<typeof Page>;

/** One page of the site, whether it has a row to itself or belongs to a family. */
export interface SitePage extends Readonly<PageMetaText> {
  readonly path: string;
  readonly name: string;
  readonly heading: string;
  readonly updated: string;
  readonly socialPicture: string;
  /** What its social image says, where that is not its title. */
  readonly socialTitle?: string;
  /** What llms.txt says of it, where that is not its description. */
  readonly summary?: string;
}

/** Pages that share a module: one row with a name in its address, such as /games/:slug. */
export const PageFamily = v.strictObject({
  ...rowFields,
  path: matching(/^(\/[a-z0-9-]+)*\/:[a-z]+(\/[a-z0-9-]+)*$/, 'an address such as /games/:slug'),
  /** Whether a search finds its pages by themselves; those of a game are found by the game. */
  isSearchable: v.optional(v.boolean()),
  /** Asked for once the content is known to be in order. */
  members: v.custom<() => readonly SitePage[]>((members) => typeof members === 'function', 'is not a function that lists pages'),
});
export type PageFamily = v.InferOutput<typeof PageFamily>;
