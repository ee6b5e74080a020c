// Fills the studio's data into texts that are no modules: legal Markdown and app-ads.txt. At build time only.
import { normalizeText } from '#app/content/format/normalize-text.ts';
import { formatAddress, places } from '#app/content/data/places.ts';
import { ORIGIN, SITE_NAME, SUPPORT_EMAIL } from '#app/content/data/site.ts';
import { studio } from '#app/content/data/studio.ts';

const address = studio.offices.slice(0, 1).flatMap(formatAddress);

const VALUES: Readonly<Record<string, string>> = {
  name: SITE_NAME,
  domain: new URL(ORIGIN).hostname.replace(/^www\./, ''),
  email: SUPPORT_EMAIL,
  ...(studio.phone !== undefined && { phone: studio.phone }), // a text that states it is refused if there is none
  cities: places.citiesInFull,
  countries: places.countries,
  address: address.join(', '),
  // In Markdown, a backslash at the end of a line breaks it.
  'address lines': address.join('\\\n'),
};

/** Normalizes a text and replaces `{{name}}` and the like. Refuses other words in double braces, with their line in `file`. */
export function fillIn(text: string, file: string): string {
  return normalizeText(text).replaceAll(/\{\{(.*?)\}\}/g, (placeholder, name: string, index: number) => {
    const value = VALUES[name];
    if (value !== undefined) return value;
    const line = text.slice(0, index).split('\n').length;
    throw new Error(`${file}:${line}: there is no ${placeholder}; one of ${Object.keys(VALUES).join(', ')} would be right`);
  });
}
