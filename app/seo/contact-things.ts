// schema.org objects for the contact page: the studio with all offices, the local business, and the FAQ.
import type { FAQPage, LocalBusiness, Organization } from 'schema-dts';
import { toAbsoluteUrl } from './canonical.ts';
import { createPostalAddress, STUDIO_REFERENCE, createStudioThing } from './structured-data.ts';
import { SITE_NAME } from '#app/content/data/site.ts';
import { getSocialImagePath } from '#app/content/paths.ts';
import type { FaqItem } from '#app/content/schema/game-schema.ts';
import type { Hours, Studio } from '#app/content/schema/studio-schema.ts';

/** Includes all offices and social profiles. */
export function createFullStudioThing({ offices, social }: Studio): Organization {
  return {
    ...createStudioThing(),
    address: offices.map(createPostalAddress),
    sameAs: social.map(({ url }) => url),
  };
}

/** The first office, which has opening hours, a phone number and a map. */
export function createLocalBusiness({ offices, phone, supportEmail, social }: Studio, hours: Hours): LocalBusiness[] {
  const [office] = offices;
  if (!office) return [];
  return [
    {
      '@type': 'LocalBusiness',
      '@id': toAbsoluteUrl('/contact#office'),
      name: SITE_NAME,
      url: toAbsoluteUrl('/contact'),
      image: toAbsoluteUrl(getSocialImagePath('/contact')),
      parentOrganization: STUDIO_REFERENCE,
      address: createPostalAddress(office),
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
      // Without opening times, schema.org defines the day as closed.
      specialOpeningHoursSpecification: hours.holidays.map(({ name, from, through }) => ({
        '@type': 'OpeningHoursSpecification',
        name,
        validFrom: from,
        validThrough: through,
      })),
    },
  ];
}

export function createFaqPage(items: readonly FaqItem[]): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': toAbsoluteUrl('/contact#faq'),
    mainEntity: items.map(({ slug, question, answer }) => ({
      '@type': 'Question',
      '@id': toAbsoluteUrl(`/contact#${slug}`),
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
