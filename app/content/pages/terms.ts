// What the terms of service tells search engines.
import type { PageMetaText } from '#app/content/schema.ts';

export const meta: PageMetaText = {
  title: 'Terms of Service',
  description: 'The terms that apply when you use our website, games and services, effective 10.24.2023, in twenty numbered sections.',
  keywords: ['terms of service', 'terms and conditions', 'user agreement'],
};
