// Schemas of the page table. The content check validates against them.
import * as v from 'valibot';
import * as parts from '#app/content/data/parts.ts';
import { isoDate, list, matching, pictureName, text } from './fields.ts';

const pageMetaFields = {
  title: text(4, 60),
  description: text(70, 160),
  keywords: list(text(3, 40), 3, 12),
};

/** Metadata for search engines and link previews. */
export const PageMeta = v.strictObject(pageMetaFields);
export type PageMetaText = v.InferOutput<typeof PageMeta>;

/** Where a page is linked: in the header, the mobile menu, the footer's navigation or its last row. */
const NAVIGATION_PLACES = ['header', 'menu', 'footer', 'fine print'] as const;
export type NavigationPlace = (typeof NAVIGATION_PLACES)[number];

/** The grounds of page heads, drawn in components/ui/text/page-ground.module.css. */
const GROUNDS = ['games', 'studio', 'play'] as const;

/** Sections of llms.txt. */
export const LLMS_SECTIONS = ['Games', 'Mini Games', 'Pages', 'Optional'] as const;

/** The names of the parts that a site may do without. */
const PARTS = Object.keys(parts) as readonly (keyof typeof parts)[];

/** Fields shared by single pages and families. */
const rowFields = {
  /** The route module, relative to app/pages/. */
  module: matching(/^([a-z0-9-]+\/)?[a-z0-9-]+\.tsx$/, 'a file below app/pages/, such as about/about.tsx'),
  /** The part of the site that the page belongs to; without that part, there is no such page. */
  part: v.optional(v.picklist(PARTS, `is not one of: ${PARTS.join(', ')}`)),
  /** Position in all page lists, ascending. */
  order: v.pipe(v.number(), v.integer('is not a whole number')),
  /** The section of llms.txt; omitted if the page is not listed there. */
  llms: v.optional(v.picklist(LLMS_SECTIONS, `is not one of: ${LLMS_SECTIONS.join(', ')}`)),
};

/** A single page. */
export const Page = v.strictObject({
  ...rowFields,
  ...pageMetaFields,
  path: matching(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, 'an address such as /about-us'),
  /** Where the page is linked. */
  navigation: v.array(v.picklist(NAVIGATION_PLACES, `is not one of: ${NAVIGATION_PLACES.join(', ')}`)),
  /** True if the page shows the catalogue, so that it changes whenever a game does. */
  showsGames: v.optional(v.boolean()),
  /** Name in links and breadcrumbs. */
  name: text(3, 30),
  /** Heading and lead of the page. */
  heading: text(3, 60),
  lead: v.optional(text(20, 240)),
  /** Date of the last noticeable change, for the sitemap. */
  updated: isoDate,
  /** Cut-out picture beside the heading. */
  picture: v.optional(pictureName),
  /** What its heading lies on; plain without it. */
  ground: v.optional(v.picklist(GROUNDS, `is not one of: ${GROUNDS.join(', ')}`)),
  /** Picture on the social image. */
  socialPicture: pictureName,
});
export type Page = v.InferOutput<typeof Page>;

/** A page of the site, either single or from a family. */
export interface SitePage extends Readonly<PageMetaText> {
  readonly path: string;
  readonly name: string;
  readonly heading: string;
  readonly updated: string;
  readonly socialPicture: string;
  /** Title on the social image, if it differs. */
  readonly socialTitle?: string;
  /** Description in llms.txt, if it differs. */
  readonly summary?: string;
}

/** Pages that share a route module and have a parameter in their path, such as /games/:slug. */
export const PageFamily = v.strictObject({
  ...rowFields,
  path: matching(/^(\/[a-z0-9-]+)*\/:[a-z]+(\/[a-z0-9-]+)*$/, 'an address such as /games/:slug'),
  /** True if the search lists its pages. Pages about a game are found through the game instead. */
  isSearchable: v.optional(v.boolean()),
  /** A function, so that it runs only after the content has been validated. */
  members: v.custom<() => readonly SitePage[]>((members) => typeof members === 'function', 'is not a function that lists pages'),
});
export type PageFamily = v.InferOutput<typeof PageFamily>;
