// One office, no phone, one network, and a notice.
import { PRODUCT, SUPPORT_EMAIL } from '#app/content/data/site.ts';
import type { Studio } from '#app/content/schema/studio-schema.ts';

export const studio: Studio = {
  product: PRODUCT,
  tagline: 'Small games about the sea.',
  supportEmail: SUPPORT_EMAIL,
  offices: [
    {
      label: 'Studio',
      street: 'Muschelstraße 7',
      city: 'Berlin',
      postalCode: '10999',
      cityLine: '10999 Berlin',
      country: 'Germany',
      countryCode: 'DE',
      latitude: 52.5,
      longitude: 13.42,
    },
  ],
  social: [{ name: 'Mastodon', url: 'https://social.example/@tidepool' }],
  notice: { text: 'We are at the sea until Monday.', until: '2099-12-31' },
  foundedYear: 2024,
};
