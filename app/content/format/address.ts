// Formats the addresses of offices.
import type { Office } from '#app/content/schema/studio-schema.ts';

/**
 * City, region and postal code in one line, as the office's country writes them (`cityLine`); if the office doesn't say: "Austin, TX 10115",
 * or "Rome, 10115" without a region.
 */
export function createCityLine({
  cityLine,
  city,
  region,
  postalCode,
}: Pick<Office, 'cityLine' | 'city' | 'region' | 'postalCode'>): string {
  return cityLine ?? `${city}, ${[region, postalCode].filter(Boolean).join(' ')}`;
}

export type AddressedOffice = Office & { readonly cityLine: string };

/** An office with its city line written out, for pages. */
export function addressOffice(office: Office): AddressedOffice {
  return { ...office, cityLine: createCityLine(office) };
}
