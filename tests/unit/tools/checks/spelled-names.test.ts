// Tests that texts take the studio's name, places and addresses from the data, so that a rename or a move leaves nothing behind.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import * as site from '#app/content/data/site.ts';
import { studio } from '#app/content/data/studio.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** They say it, and everything else takes it from there. */
const SOURCES = ['app/content/data/studio.ts', 'app/content/data/site.ts'];

/** Addresses of other sites may have the name in them, such as stores, and time zones are called after cities. */
const IDENTIFIER = /https?:\/\/[^\s'"`)]+|\b[A-Z]\w+\/[A-Z]\w+/g;

interface Identity {
  readonly name: string;
  readonly domains: readonly string[];
  readonly offices: readonly {
    readonly street: string;
    readonly city: string;
    readonly regionName?: string | undefined;
    readonly country: string;
  }[];
}

/** A word as a regular expression. RegExp.escape is not in the types yet. */
const escape = (word: string) => word.replaceAll(/[^\w\s]/g, String.raw`\$&`);

/** Returns the lines that spell a name, a domain or a place, as "3: Rome". Parts of a longer word do not count: Italian is not Italy. */
function findSpelled(text: string, { name, domains, offices }: Identity): string[] {
  const words = [
    ...offices.flatMap(({ street, city, regionName, country }) => [street, city, regionName ?? [], country].flat()),
    ...domains,
  ];
  const pattern = new RegExp(`${escape(name)}|(?<![\\w])(?:${words.map(escape).join('|')})(?![\\w])`, 'g');
  return text
    .split('\n')
    .flatMap((line, index) => [...line.replaceAll(IDENTIFIER, '').matchAll(pattern)].map(([word]) => `${index + 1}: ${word}`));
}

it('finds a name, a domain and every place of an office, but no longer words, addresses of other sites and time zones', () => {
  const offices = [
    { street: '1 Via Roma', city: 'Rome', country: 'Italy' },
    { street: '2 Oak Lane', city: 'Austin', regionName: 'Texas', country: 'USA' },
  ];
  const text = [
    'PlumGames in Rome, Italy',
    'mail@plum.example of PlumGames’ office in Austin, Texas, USA',
    'Italian and Romeo at https://store.example/PlumGames, in Europe/Rome',
    '1 Via Roma',
  ].join('\n');
  expect(findSpelled(text, { name: 'PlumGames', domains: ['plum.example'], offices })).toEqual([
    '1: PlumGames',
    '1: Rome',
    '1: Italy',
    '2: plum.example',
    '2: PlumGames',
    '2: Austin',
    '2: Texas',
    '2: USA',
    '4: 1 Via Roma',
  ]);
});

it('spells the name, the domain and the places of the studio nowhere but in studio.ts and site.ts', () => {
  const domains = [new URL(site.ORIGIN).hostname, ...[site.SUPPORT_EMAIL, site.PRESS_EMAIL].map((email) => email.replace(/.*@/, ''))];
  const identity = { name: site.SITE_NAME, domains, offices: studio.offices };
  const files = globSync(['app/**/*.{ts,tsx,md,svg,css}', 'app/content/**/*.txt', 'public/**/*.{txt,svg,xml}', 'art/{social,logo}/*.ts'], {
    cwd: ROOT,
  });
  expect(files.length).toBeGreaterThan(SOURCES.length);
  const found = files
    .filter((file) => !SOURCES.includes(file))
    .flatMap((file) => findSpelled(readFileSync(path.join(ROOT, file), 'utf8'), identity).map((line) => `${file}:${line}`));
  expect(found).toEqual([]);
});
