// Content of /.well-known/security.txt, except for the email address.
import type { Security } from '#app/content/schema/studio-schema.ts';

export const security: Security = {
  // At most one year ahead. `npm run content` says so a month before: review the file, then set a new date.
  expires: '2027-10-31',
  languages: ['en', 'hy'],
};
