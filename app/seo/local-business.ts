// schema.org objects for the contact page: the studio with all offices, and its local businesses.
import type { LocalBusiness, Organization } from 'schema-dts';
import { toAbsoluteUrl } from './canonical.ts';
import { createPostalAddress, STUDIO_REFERENCE, createStudioThing } from './structured-data.ts';
import { SITE_NAME } from '#app/content/data/site.ts';
import { getSocialImagePath } from '#app/content/paths.ts';
import { WEEKDAYS } from '#app/content/format/dates.ts';
import { listHolidays } from '#app/content/format/holidays.ts';
import type { Hours, Studio } from '#app/content/schema/studio-schema.ts';

/** Includes all offices and social profiles, if there are any. */
export function createFullStudioThing({ offices, social }: Studio): Organization {
  return {
    ...createStudioThing(),
    ...(offices.length > 0 && { address: offices.map(createPostalAddress) }),
    ...createProfiles(social),
  };
}

function createProfiles(social: Studio['social']) {
  return social.length > 0 && { sameAs: social.map(({ url }) => url) };
}

/** How search engines want to read that a day is closed: https://developers.google.com/search/docs/appearance/structured-data/local-business */
const CLOSED = { opens: '00:00', closes: '00:00' };

/** Opening times of all weekdays, and the holidays to come. */
function createOpeningHours(hours: Hours | null | undefined, today: string) {
  if (!hours) return {};
  const holidays = listHolidays(hours.holidays, today);
  const closedDays = WEEKDAYS.filter((day) => !hours.open.some(({ days }) => days.includes(day)));
  return {
    openingHoursSpecification: [...hours.open, ...(closedDays.length > 0 ? [{ days: closedDays, ...CLOSED }] : [])].map(
      ({ days, opens, closes }) => ({ '@type': 'OpeningHoursSpecification' as const, dayOfWeek: days, opens, closes }),
    ),
    ...(holidays.length > 0 && {
      specialOpeningHoursSpecification: holidays.map(({ name, from, through }) => ({
        '@type': 'OpeningHoursSpecification' as const,
        name,
        validFrom: from,
        validThrough: through,
        ...CLOSED,
      })),
    }),
  };
}

/** The offices that visitors can find or call on: those with opening hours or a place on the map. `today` is an ISO date. */
export function createLocalBusinesses(
  { offices, phone, supportEmail, social }: Studio,
  hours: readonly (Hours | null)[],
  today: string,
): LocalBusiness[] {
  return offices
    .map((office, index) => ({ ...office, hours: hours[index] }))
    .filter((office) => office.hours || office.latitude !== undefined)
    .map((office, index) => ({
      '@type': 'LocalBusiness',
      '@id': toAbsoluteUrl(`/contact#office${index === 0 ? '' : `-${index + 1}`}`),
      name: SITE_NAME,
      url: toAbsoluteUrl('/contact'),
      image: toAbsoluteUrl(getSocialImagePath('/contact')),
      parentOrganization: STUDIO_REFERENCE,
      address: createPostalAddress(office),
      ...(office.latitude !== undefined &&
        office.longitude !== undefined && {
          geo: { '@type': 'GeoCoordinates', latitude: office.latitude, longitude: office.longitude },
        }),
      ...(phone !== undefined && { telephone: phone }),
      email: supportEmail,
      ...createProfiles(social),
      ...createOpeningHours(office.hours, today),
    }));
}
