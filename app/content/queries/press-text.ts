// The texts of the press kit as one plain-text file, for the archive.
import { press } from '#app/content/data/press.ts';
import { team } from '#app/content/data/team.ts';

/** Whose words are to be quoted. */
export function findSpeaker() {
  return team.find(({ quote }) => quote !== undefined);
}

export function createPressText(): string {
  const speaker = findSpeaker();
  const { contact, facts, boilerplate, streaming, pictureNote, logoRules } = press;
  return `${[
    'PRESS KIT',
    facts.map(({ name, value }) => `${name}: ${value}`).join('\n'),
    boilerplate,
    ...(speaker ? ['QUOTE', `"${speaker.quote}" ${speaker.name}, ${speaker.role}`] : []),
    'PICTURES',
    pictureNote,
    'LOGOS',
    logoRules.map((rule) => `- ${rule}`).join('\n'),
    'STREAMING',
    ...streaming,
    'CONTACT',
    [contact.name, contact.email, contact.phone].filter(Boolean).join('\n'),
  ].join('\n\n')}\n`;
}
