// The studio with all its offices, the one that visitors can call on, and the questions that they ask, in the words of schema.org.
import type { FAQPage, LocalBusiness, Organization } from 'schema-dts';
import { absoluteUrl } from './absolute-url.ts';
import { postalAddress } from './postal-address.ts';
import { STUDIO_REFERENCE, studioThing } from './structured-data.ts';
import { SITE_NAME } from '#app/content/data/site/product.ts';
import { socialImage } from '#app/content/queries/social-image.ts';
import type { FaqItem } from '#app/content/schema/game-schema.ts';
import type { Hours, Studio } from '#app/content/schema/studio-schema.ts';

/** The studio as the contact page tells it: with every office, and its profiles elsewhere. */
export function studioAtLarge({ offices, social }: Studio): Organization {
  return {
    ...studioThing(),
    address: offices.map(postalAddress),
    sameAs: social.map(({ url }) => url),
  };
}

/** The first office: the one with opening hours, a phone and a map. */
export function localBusiness({ offices, phone, supportEmail, social }: Studio, hours: Hours): LocalBusiness[] {
  const [office] = offices;
  if (!office) return [];
  return [
    {
      '@type': 'LocalBusiness',
      '@id': absoluteUrl('/contact#office'),
      name: SITE_NAME,
      url: absoluteUrl('/contact'),
      image: absoluteUrl(socialImage('/contact')),
      parentOrganization: STUDIO_REFERENCE,
      address: postalAddress(office),
      geo: { '@type': 'GeoCoordinates', latitude: office.latitude, longitude: office.longitude },
      telephone: phone,
      email: supportEmail,
      sameAs: social.map((network) => network.url),
      openingHoursSpecification: hours.open.map(({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days,
        opens,
        closes,
      })),
      // Without a time of opening it is closed, as schema.org defines it.
      specialOpeningHoursSpecification: hours.holidays.map(({ name, from, through }) => ({
        '@type': 'OpeningHoursSpecification',
        name,
        validFrom: from,
        validThrough: through,
      })),
    },
  ];
}

export function faqPage(items: readonly FaqItem[]): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': absoluteUrl('/contact#faq'),
    mainEntity: items.map(({ slug, question, answer }) => ({
      '@type': 'Question',
      '@id': absoluteUrl(`/contact#${slug}`),
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
