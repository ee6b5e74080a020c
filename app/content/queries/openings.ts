// Creates what the jobs page shows of the open positions. Used by its loader only.
import { CURRENCY } from '#app/content/data/game-facts.ts';
import { text } from '#app/content/data/pages/jobs.ts';
import { studio } from '#app/content/data/studio.ts';
import type { JobOpening } from '#app/content/schema/studio-schema.ts';

export type ShownOpening = ReturnType<typeof describeOpening>;

const { format: formatAmount } = new Intl.NumberFormat('en-US', { style: 'currency', currency: CURRENCY, maximumFractionDigits: 0 });

/** The kind, the place as city and country, and the pay as "$60,000 to $80,000 a year" are the facts. */
export function describeOpening({ slug, title, city, kind, pay, description, posted, until }: JobOpening) {
  const country = studio.offices.find((office) => office.city === city)?.country;
  return {
    slug,
    title,
    facts: [
      text.kinds[kind],
      [city, country].filter(Boolean).join(', '),
      `${[...new Set([pay.from, pay.to])].map(formatAmount).join(' to ')} ${text.per[pay.per]}`,
    ],
    description,
    posted,
    until,
  };
}
