// Four days a week.
import type { Hours } from '#app/content/schema/studio-schema.ts';

export const hours: readonly Hours[] = [
  {
    timeZone: 'Europe/Berlin',
    open: [{ days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'], opens: '10:00', closes: '17:00' }],
    holidays: [{ name: 'Summer break', from: '2027-07-19', through: '2027-07-30' }],
  },
];
