// Finds texts that spell what may change: the studio's name, domains and places, and the people of the team.
import * as site from '#app/content/data/site.ts';
import { studio } from '#app/content/data/studio.ts';
import { team } from '#app/content/data/team.ts';
import type { Office } from '#app/content/schema/studio-schema.ts';

/** Addresses of other sites may have the name in them, such as stores; time zones are called after cities, and an opening names one. */
const IDENTIFIER = /https?:\/\/[^\s'"`)]+|\b[A-Z]\w+\/[A-Z]\w+|\bcity: '[^']*'/g;

/** A word as a regular expression. RegExp.escape is not in the types yet. */
const escape = (word: string) => word.replaceAll(/[^\w\s]/g, String.raw`\$&`);

/** Returns the lines that spell one of the words, as "3: Rome". Parts of a longer word do not count: Italian is not Italy. */
export function findSpelled(text: string, words: readonly string[]): string[] {
  const pattern = new RegExp(`(?<!\\w)(?:${words.map(escape).join('|')})(?!\\w)`, 'g');
  return text
    .split('\n')
    .flatMap((line, index) => [...line.replaceAll(IDENTIFIER, '').matchAll(pattern)].map(([word]) => `${index + 1}: ${word}`));
}

/** Name, domains and places of a studio. */
export function listIdentityWords(
  { SITE_NAME, ORIGIN, SUPPORT_EMAIL, PRESS_EMAIL }: Readonly<Record<'SITE_NAME' | 'ORIGIN' | 'SUPPORT_EMAIL' | 'PRESS_EMAIL', string>>,
  { offices }: { readonly offices: readonly Pick<Office, 'street' | 'city' | 'regionName' | 'country'>[] },
): string[] {
  return [
    SITE_NAME,
    ...offices.flatMap(({ street, city, regionName, country }) => [street, city, regionName ?? [], country].flat()),
    new URL(ORIGIN).hostname,
    ...[SUPPORT_EMAIL, PRESS_EMAIL].map((email) => email.replace(/.*@/, '')),
  ];
}

/** Returns advice on the texts of a content file as "file:line: word advice". */
export function findSpellingAdvice(file: string, source: string): string[] {
  const identity = /\/(site|studio)\.ts$/.test(file) ? [] : findSpelled(source, listIdentityWords(site, studio));
  const people = file.endsWith('/team.ts')
    ? []
    : findSpelled(
        source,
        team.map(({ name }) => name),
      );
  return [
    ...identity.map((line) => `${line} is spelled out, and stays when the studio is renamed or moves; take it from site.ts or places.ts`),
    ...people.map((line) => `${line} is spelled out, and stays when that person leaves; take it from team.ts`),
  ].map((advice) => `${file}:${advice}`);
}
