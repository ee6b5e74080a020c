// Tests that code takes the studio's name, places and addresses from the data. The content check advises where texts spell them.
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as site from '#app/content/data/site.ts';
import { studio } from '#app/content/data/studio.ts';
import { findSpelled, listIdentityWords } from '#app/content/validation/spelled-names.ts';

it('finds a name, a domain and every place of an office, but no longer words, addresses of other sites and time zones', () => {
  const offices = [
    { street: '1 Via Roma', city: 'Rome', country: 'Italy' },
    { street: '2 Oak Lane', city: 'Austin', regionName: 'Texas', country: 'USA' },
  ];
  const emails = { SUPPORT_EMAIL: 'mail@plum.example', PRESS_EMAIL: 'press@plum.example' };
  const PLUM = { SITE_NAME: 'PlumGames', ORIGIN: 'https://plum.example', ...emails };
  const text = [
    'PlumGames in Rome, Italy',
    'mail@plum.example of PlumGames’ office in Austin, Texas, USA',
    'Italian and Romeo at https://store.example/PlumGames, in Europe/Rome',
    '1 Via Roma',
  ].join('\n');
  expect(findSpelled(text, listIdentityWords(PLUM, { offices })).join(', ')).toBe(
    '1: PlumGames, 1: Rome, 1: Italy, 2: plum.example, 2: PlumGames, 2: Austin, 2: Texas, 2: USA, 4: 1 Via Roma',
  );
});

it('spells the name, the domain and the places of the studio in no code', () => {
  const files = globSync(['app/**/*.{ts,tsx,svg,css}', 'public/**/*.{txt,svg,xml}', 'art/{social,logo}/*.ts'], {
    exclude: ['app/content/data/**'],
  });
  expect(files.length).toBeGreaterThan(0);
  const found = files.flatMap((file) =>
    findSpelled(readFileSync(file, 'utf8'), listIdentityWords(site, studio)).map((line) => `${file}:${line}`),
  );
  expect(found).toEqual([]);
});
