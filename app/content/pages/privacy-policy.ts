// What the privacy policy tells search engines.
import type { PageMetaText } from '#app/content/schema.ts';

export const meta: PageMetaText = {
  title: 'Privacy Policy',
  description:
    'What information our site and games collect, why, how long we keep it and which rights you have, followed by our Terms of Use.',
  keywords: ['privacy policy', 'personal data rights', 'cookies', 'terms of use'],
};
