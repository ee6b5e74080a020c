// schema.org object for the questions and answers of a page.
import type { FAQPage } from 'schema-dts';
import { toAbsoluteUrl } from './canonical.ts';
import type { FaqItem } from '#app/content/schema/game-schema.ts';

/** Nothing without questions. */
export function createFaqPage(items: readonly FaqItem[]): FAQPage[] {
  if (items.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      '@id': toAbsoluteUrl('/contact#faq'),
      mainEntity: items.map(({ slug, question, answer }) => ({
        '@type': 'Question',
        '@id': toAbsoluteUrl(`/contact#${slug}`),
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}
