// schema.org object for an office's address.
import type { PostalAddress } from 'schema-dts';
import type { Studio } from '#app/content/schema/studio-schema.ts';

export function createPostalAddress(office: Studio['offices'][number]): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: office.street,
    addressLocality: office.city,
    ...(office.region && { addressRegion: office.region }),
    postalCode: office.postalCode,
    addressCountry: office.countryCode,
  };
}
