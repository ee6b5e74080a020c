// Opening hours and holidays of the offices that have some, for the contact page and structured data.
import type { Hours } from '#app/content/schema/studio-schema.ts';

/** In the order of the offices in studio.ts; null for an office without hours. */
export const hours: readonly (Hours | null)[] = [
  {
    timeZone: 'America/Los_Angeles',
    open: [{ days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '18:00' }],
    holidays: [
      { name: 'Thanksgiving', from: '2026-11-26', through: '2026-11-27' },
      { name: 'Winter break', from: '2026-12-24', through: '2027-01-01' },
      { name: 'Memorial Day', from: '2027-05-31', through: '2027-05-31' },
      { name: 'Independence Day', from: '2027-07-05', through: '2027-07-05' },
      { name: 'Labor Day', from: '2027-09-06', through: '2027-09-06' },
    ],
  },
];
