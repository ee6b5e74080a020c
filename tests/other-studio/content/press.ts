// A press kit with what others write.
import type { Press } from '#app/content/schema/studio-schema.ts';
import { PRESS_EMAIL, SITE_NAME } from './site.ts';

export const press: Press = {
  contact: { name: SITE_NAME, email: PRESS_EMAIL },
  facts: [{ name: 'Makes', value: 'Small games about the sea' }],
  quotes: [
    { words: 'The first game in which I could smell the tide.', author: 'The Harbor Paper', url: 'https://harbor.example/kelp-garden' },
    { words: 'We folded until the lamp went out.', author: 'A radio in the fog' },
  ],
  boilerplate: `${SITE_NAME} makes small games about the sea, at one table in a courtyard, for people who like to be late for dinner.`,
  streaming: ['Yes, all of it, for as long as you like, and keep what you earn. Say which game it is, and leave the volume up.'],
  pictureNote: 'Key art comes with the sea behind it and without. The portraits are circles.',
  logoRules: ['Leave water on all sides of the shell.', 'The shell stays closed.'],
};
