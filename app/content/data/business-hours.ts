// Opening hours and holidays of the offices that have some, for the contact page and structured data.
import type { Hours } from '#app/content/schema/studio-schema.ts';

/** In the order of the offices in studio.ts; null for an office without hours. */
export const hours: readonly (Hours | null)[] = [
  {
    timeZone: 'America/Los_Angeles',
    open: [{ days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '18:00' }],
    holidays: [
      { name: 'Memorial Day', on: 'last Monday of May' },
      { name: 'Independence Day', on: 'July 4', isMovedFromWeekend: true },
      { name: 'Labor Day', on: 'first Monday of September' },
      { name: 'Thanksgiving', on: 'fourth Thursday of November', days: 2 },
      { name: 'Winter break', on: 'December 24', days: 9 },
    ],
  },
];
