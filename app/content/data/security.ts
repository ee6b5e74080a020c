// What /.well-known/security.txt says besides the studio's address: for whoever finds a vulnerability in the site.
import type { Security } from '#app/content/schema/game-schema.ts';

export const security: Security = {
  // At most a year ahead. A month before this day a unit test fails: read the file again, then move the day.
  expires: '2027-10-31',
  languages: ['en', 'hy'],
};
