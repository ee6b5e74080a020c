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
import { toAbsoluteUrl } from './absolute-url.ts';
import { createPostalAddress } from './postal-address.ts';
import type { NavigationItem } from '#app/content/queries/navigation.ts';
import { SITE_NAME } from '#app/content/data/site/product.ts';
import { studio } from '#app/content/data/studio.ts';

/** A mobile game or a mini game. Search engines show an app's price and rating for a SoftwareApplication, and not for a VideoGame alone. */
export type GameThing = MergeLeafTypes<[SoftwareApplicationLeaf, VideoGameLeaf]>;

/** A game is two types at once, which schema-dts counts as no thing. */
type PageThing = Thing | GameThing;

export interface PageStructuredData {
  /** The breadcrumb of the page, from home to the page itself. */
  readonly breadcrumbs?: readonly NavigationItem[];
  /** What this page is about, beside the studio and its site. */
  readonly things?: readonly PageThing[];
}

/** The studio, wherever another thing names it. */
export const STUDIO_REFERENCE = { '@id': toAbsoluteUrl('/#studio') } as const;

/** The studio as the header and the footer of every page tell it. */
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

/** The descriptor that carries everything; the router escapes it, so that no value can end the script. */
export function createStructuredData({ breadcrumbs, things = [] }: PageStructuredData): MetaDescriptor {
  const studioThings = things.some(isStudio) ? [] : [createStudioThing()]; // a page may tell more of it
  const graph: readonly PageThing[] = [
    ...studioThings,
    createWebsiteThing(),
    ...(breadcrumbs ? [createBreadcrumbList(breadcrumbs)] : []),
    ...things,
  ];
  return { 'script:ld+json': { '@context': 'https://schema.org', '@graph': graph } };
}
