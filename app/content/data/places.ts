// Where the offices are, for texts, which take the places from here instead of stating them.
import { formatList } from '#app/content/format/sentences.ts';
import { createCityLine } from '#app/content/format/address.ts';
import type { Office } from '#app/content/schema/studio-schema.ts';
import { studio } from './studio.ts';

const COUNTRIES = new Intl.DisplayNames('en-US', { type: 'region' });

/** Lists places that have a comma in them: "Austin, Texas, and Rome, Italy"; three and more with semicolons. */
function listWithCommas(places: readonly string[]): string {
  const separator = places.length > 2 ? '; ' : ', ';
  return places.map((place, index) => (index > 0 && index === places.length - 1 ? `and ${place}` : place)).join(separator);
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)];
}

/** Where a studio without an office works. */
const NOWHERE = 'many places';

/** The offices' places in words. Each is named once. */
export function describePlaces(offices: readonly Office[]) {
  const cityNames = unique(offices.map(({ city }) => city));
  const cities = formatList(cityNames) || NOWHERE;
  return {
    cityNames,
    /** Austin and Rome */
    cities,
    /** offices in Austin and Rome */
    offices: `${offices.length === 1 ? 'office' : 'offices'} in ${cities}`,
    /** Austin, Texas, and Rome, Italy */
    citiesInFull:
      listWithCommas(unique(offices.map(({ city, regionName, country }) => unique([city, regionName ?? country]).join(', ')))) || NOWHERE,
    /** Italy and Singapore */
    countries: formatList(unique(offices.map(({ countryCode }) => COUNTRIES.of(countryCode) ?? countryCode))) || NOWHERE,
  };
}

/** The lines of a postal address, below the name. */
export function formatAddress(office: Office): string[] {
  return [office.street, createCityLine(office), COUNTRIES.of(office.countryCode) ?? office.countryCode];
}

export const places = describePlaces(studio.offices);
