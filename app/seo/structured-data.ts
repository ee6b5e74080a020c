// Creates a page's structured data (schema.org as JSON-LD). It contains only facts that the page also shows.
import type {
  PostalAddress,
  BreadcrumbList,
  MergeLeafTypes,
  OrganizationLeaf,
  ProductLeaf,
  SearchAction,
  SoftwareApplicationLeaf,
  Thing,
  VideoGameLeaf,
  WebSite,
  WithActionConstraints,
} from 'schema-dts';
import type { Studio } from '#app/content/schema/studio-schema.ts';
import type { MetaDescriptor } from 'react-router';
import { toAbsoluteUrl } from './canonical.ts';
import type { NavigationItem } from '#app/content/queries/navigation.ts';
import { SITE_NAME } from '#app/content/data/site.ts';
import { studio } from '#app/content/data/studio.ts';

type Office = Studio['offices'][number];

export function createPostalAddress(office: Pick<Office, 'city' | 'countryCode'> & Partial<Office>): PostalAddress {
  return {
    '@type': 'PostalAddress',
    ...(office.street && { streetAddress: office.street }),
    addressLocality: office.city,
    ...(office.region && { addressRegion: office.region }),
    ...(office.postalCode && { postalCode: office.postalCode }),
    addressCountry: office.countryCode,
  };
}

/** Two types at once: search engines show price and rating for a SoftwareApplication, but not for a VideoGame alone. */
export type MiniGameThing = MergeLeafTypes<[SoftwareApplicationLeaf, VideoGameLeaf]>;

/** What is offered in stores, rated and reviewed, is a Product, too. */
export type GameThing = MergeLeafTypes<[SoftwareApplicationLeaf, VideoGameLeaf, ProductLeaf]>;

/** A list of games, in their order on the page. */
export interface GameListThing {
  readonly '@type': 'ItemList';
  readonly itemListElement: readonly { readonly '@type': 'ListItem'; readonly position: number; readonly item: GameThing }[];
}

/** schema-dts does not accept objects with two types as a Thing, nor lists of them. */
type PageThing = Thing | MiniGameThing | GameThing | GameListThing;

export interface PageStructuredData {
  /** From the home page to the page itself. */
  readonly breadcrumbs?: readonly NavigationItem[];
  /** The objects that the page is about, in addition to the studio and the website. */
  readonly things?: readonly PageThing[];
}

/** Reference to the studio, for use in other objects. */
export const STUDIO_REFERENCE = { '@id': toAbsoluteUrl('/#studio') } as const;

/** The studio as described in the header and the footer of every page. */
export function createStudioThing(): OrganizationLeaf {
  const [office] = studio.offices;
  return {
    '@type': 'Organization',
    ...STUDIO_REFERENCE,
    name: SITE_NAME,
    url: toAbsoluteUrl('/'),
    logo: toAbsoluteUrl('/icons/icon-512.png'),
    slogan: studio.tagline,
    email: studio.supportEmail,
    ...(office && { address: createPostalAddress(office) }),
  };
}

function createWebsiteThing(): WebSite {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: toAbsoluteUrl('/search?q={query}') },
    'query-input': 'required name=query',
  };
  return {
    '@type': 'WebSite',
    '@id': toAbsoluteUrl('/#site'),
    name: SITE_NAME,
    url: toAbsoluteUrl('/'),
    inLanguage: 'en',
    publisher: STUDIO_REFERENCE,
    potentialAction: search,
  };
}

function createBreadcrumbList(breadcrumbs: readonly NavigationItem[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: toAbsoluteUrl(path),
    })),
  };
}

function isStudio(thing: PageThing): boolean {
  return typeof thing === 'object' && '@id' in thing && thing['@id'] === STUDIO_REFERENCE['@id'];
}

/** Contains all objects. The router escapes the JSON, so that no value can close the script element. */
export function createStructuredData({ breadcrumbs, things = [] }: PageStructuredData): MetaDescriptor {
  const studioThings = things.some(isStudio) ? [] : [createStudioThing()]; // a page may describe the studio in more detail
  const graph: readonly PageThing[] = [
    ...studioThings,
    createWebsiteThing(),
    ...(breadcrumbs ? [createBreadcrumbList(breadcrumbs)] : []),
    ...things,
  ];
  return { 'script:ld+json': { '@context': 'https://schema.org', '@graph': graph } };
}
