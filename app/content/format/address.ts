// Formats the addresses of offices.
import type { Office } from '#app/content/schema/studio-schema.ts';

/** City, region and postal code in one line: "Austin, TX 10115", or "Rome, 10115" without a region. */
export function createCityLine({ city, region, postalCode }: Pick<Office, 'city' | 'region' | 'postalCode'>): string {
  return `${city}, ${[region, postalCode].filter(Boolean).join(' ')}`;
}
