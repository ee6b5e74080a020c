// What a page tells machines in the words of schema.org: only facts that visitors read on it as well.
import type {
  BreadcrumbList,
  MergeLeafTypes,
  OrganizationLeaf,
  SearchAction,
  SoftwareApplicationLeaf,
  Thing,
  VideoGameLeaf,
  WebSite,
  WithActionConstraints,
} from 'schema-dts';
import type { MetaDescriptor } from 'react-router';
import { absoluteUrl } from './absolute-url.ts';
import { postalAddress } from './postal-address.ts';
import type { NavigationItem } from '#app/content/queries/navigation.ts';
import { SITE_NAME } from '#app/content/data/site/product.ts';
import { studio } from '#app/content/data/studio.ts';

/** A mobile game or a mini game. Search engines show an app's price and rating for a SoftwareApplication, and not for a VideoGame alone. */
export type GameThing = MergeLeafTypes<[SoftwareApplicationLeaf, VideoGameLeaf]>;

/** A game is two types at once, which schema-dts counts as no thing. */
type PageThing = Thing | GameThing;

export interface PageThings {
  /** The breadcrumb of the page, from home to the page itself. */
  readonly trail?: readonly NavigationItem[];
  /** What this page is about, beside the studio and its site. */
  readonly things?: readonly PageThing[];
}

/** The studio, wherever another thing names it. */
export const STUDIO_REFERENCE = { '@id': absoluteUrl('/#studio') } as const;

/** The studio as the header and the footer of every page tell it. */
export function studioThing(): OrganizationLeaf {
  const [office] = studio.offices;
  return {
    '@type': 'Organization',
    ...STUDIO_REFERENCE,
    name: SITE_NAME,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/icons/icon-512.png'),
    slogan: studio.tagline,
    email: studio.supportEmail,
    ...(office && { address: postalAddress(office) }),
  };
}

function website(): WebSite {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: absoluteUrl('/search?q={query}') },
    'query-input': 'required name=query',
  };
  return {
    '@type': 'WebSite',
    '@id': absoluteUrl('/#site'),
    name: SITE_NAME,
    url: absoluteUrl('/'),
    inLanguage: 'en',
    publisher: STUDIO_REFERENCE,
    potentialAction: search,
  };
}

function breadcrumb(trail: readonly NavigationItem[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}

function isStudio(thing: PageThing): boolean {
  return typeof thing === 'object' && '@id' in thing && thing['@id'] === STUDIO_REFERENCE['@id'];
}

/** The descriptor that carries everything; the router escapes it, so that no value can end the script. */
export function structuredData({ trail, things = [] }: PageThings): MetaDescriptor {
  const studioThings = things.some(isStudio) ? [] : [studioThing()]; // a page may tell more of it
  const graph: readonly PageThing[] = [...studioThings, website(), ...(trail ? [breadcrumb(trail)] : []), ...things];
  return { 'script:ld+json': { '@context': 'https://schema.org', '@graph': graph } };
}
