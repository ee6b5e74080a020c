// The texts of the press kit as one plain-text file, for the archive.
import { press } from '#app/content/data/press.ts';

export function createPressText(): string {
  const { contact, facts, quote, boilerplate, streaming, pictureNote, logoRules } = press;
  return `${[
    'PRESS KIT',
    facts.map(({ name, value }) => `${name}: ${value}`).join('\n'),
    boilerplate,
    ...(quote ? ['QUOTE', `"${quote.words}" ${quote.author}`] : []),
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
