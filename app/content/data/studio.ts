// Name, offices and contact data of the studio. Streets, phone, email and social links are sample content to be replaced.
import { PRODUCT, SUPPORT_EMAIL } from './site.ts';
import type { Studio } from '#app/content/schema/studio-schema.ts';

export const studio: Studio = {
  product: PRODUCT,
  tagline: 'Redefining casual gaming with innovative and entertaining experiences.',
  supportEmail: SUPPORT_EMAIL,
  phone: '+1-650-555-0142',
  offices: [
    {
      label: 'USA',
      street: '1000 Apricot Landing Way, Suite 200',
      city: 'Foster City',
      region: 'CA',
      regionName: 'California',
      postalCode: '94404',
      country: 'United States',
      countryCode: 'US',
      latitude: 37.5585,
      longitude: -122.2711,
    },
    {
      label: 'Armenia',
      street: '12 Tsiran Lane, 4th Floor',
      city: 'Yerevan',
      postalCode: '0010',
      country: 'Armenia',
      countryCode: 'AM',
    },
  ],
  social: [
    { name: 'Facebook', url: 'https://social.example/apricotgames/facebook' },
    { name: 'Instagram', url: 'https://social.example/apricotgames/instagram' },
    { name: 'LinkedIn', url: 'https://social.example/apricotgames/linkedin' },
    { name: 'YouTube', url: 'https://social.example/apricotgames/youtube' },
    { name: 'Telegram', url: 'https://social.example/apricotgames/telegram' },
  ],
  foundedYear: 2019,
};
