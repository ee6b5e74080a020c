import { expect, it } from 'vitest';
import { findMissingSettings, findSamplePictures, findSamples } from '../../../../../tools/checks/launch/find-samples.ts';

it.each([
  ['a head', '// The team; all invented: sample content to be replaced.', /sample content/],
  ['a store id', "  appStoreUrl: 'https://apps.apple.com/us/app/solitaire-go/id0000000001',", /store id/],
  ['a package', "'https://play.google.com/store/apps/details?id=example.apricotgames.solitairego'", /store id/],
  ['a phone number', "  phone: '+1-650-555-0142',", /phone/],
  ['an address', "  url: 'https://social.example/apricotgames',", /reserved address/],
  ['an ad seller', 'exchange.example, 10000002, DIRECT', /reserved address/],
  ['a placeholder', String.raw`The laws of \[Jurisdiction\] govern these terms.`, /placeholder/],
  ['a name', "    author: 'Nadia Sample',", /invented/],
  ['a mark', '  isSample: true,', /marked/],
  ['a number of ratings', 'export const RATING_COUNT = 1250;', /ratings/],
  ['a slogan', "  heading: 'We Create Unforgettable Gaming Experiences',", /slogan/],
  ['the note on pages with samples', "export const SAMPLE_NOTE: string = 'Some names are examples.';", /marked/],
])('finds %s', (_, line, what) => {
  const [found, ...others] = findSamples('team.ts', `// Real.\n${line}\n`);
  expect(found).toMatchObject({ file: 'team.ts', line: 2, what: expect.stringMatching(what) as string });
  expect(others).toEqual([]);
});

it.each([
  "  name: 'Ani Petrosyan',",
  "import { ads } from './ads.ts';",
  '[Privacy Policy](/privacy-policy)',
  'for example a card',
  "export const SAMPLE_NOTE: string = '';",
])('does not report %j', (line) => {
  expect(findSamples('team.ts', line)).toEqual([]);
});

it('finds what the sample studio speaks of and this one has not', () => {
  const text = "  lead: 'A castle in Yerevan, and cheese.',\n  picture: 'hero/castle',\n// A castle\n  text: 'A mouse.',";
  expect(findSamples('home.ts', text)).toEqual([]);
  const owned = (owners: readonly string[]) => findSamples('home.ts', text, owners).map(({ line, what }) => `${line}: ${what}`);
  expect(owned(['Castle Solitaire', 'Yerevan'])).toEqual([
    '1: it speaks of Idle Mouse, which this site has not',
    '4: it speaks of Idle Mouse, which this site has not',
  ]);
  expect(owned(['Idle Mouse', 'Yerevan'])).toEqual(['1: it speaks of Castle Solitaire, which this site has not']);
  expect(owned(['Idle Mouse', 'Castle Solitaire'])).toEqual(['1: it speaks of Yerevan, which this site has not']);
});

it('finds the pictures that are still those of the sample studio', () => {
  const text = '{\n  "hero/mouse": { "hash": "0a1b2c3d", "width": 9 },\n  "hero/cat": { "hash": "ffffffff", "width": 9 }\n}';
  expect(findSamplePictures('pictures.json', text, new Set(['0a1b2c3d', '12345678']))).toEqual([
    { file: 'pictures.json', line: 2, what: expect.stringContaining('hero/mouse') as string },
  ]);
});

it('tells a setting that is missing from one with a reserved domain', () => {
  for (const settings of [{}, { origin: '', formsEndpoint: '' }])
    expect(findMissingSettings(settings)).toEqual([
      expect.stringMatching(/^SITE_ORIGIN is not set/),
      expect.stringMatching(/^VITE_FORMS_\w+ is not set/),
    ]);
  for (const host of ['apricotgames.example', 'example.com', 'www.example.org:8443', 'localhost:3000', 'site.test'])
    expect(findMissingSettings({ origin: `https://${host}`, formsEndpoint: `https://${host}/f` })).toEqual([
      expect.stringMatching(/^SITE_ORIGIN is .* reserved/),
      expect.stringMatching(/^VITE_FORMS_ENDPOINT is .* reserved/),
    ]);
  for (const formsEndpoint of ['/api/form', 'https://forms.myexample.com/f'])
    expect(findMissingSettings({ origin: 'https://apricot.games', formsEndpoint })).toEqual([]);
});
