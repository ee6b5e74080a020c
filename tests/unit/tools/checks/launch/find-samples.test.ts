import { expect, it } from 'vitest';
import { findMissingSettings, findSamplePictures, findSamples, SAMPLE_OWNERS } from '../../../../../tools/checks/launch/find-samples.ts';

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
])('finds %s', (_, line, what) => {
  const [found, ...others] = findSamples('team.ts', `// Real.\n${line}\n`);
  expect(found).toMatchObject({ file: 'team.ts', line: 2, what: expect.stringMatching(what) as string });
  expect(others).toEqual([]);
});

it.each(["  name: 'Ani Petrosyan',", "import { ads } from './ads.ts';", '[Privacy Policy](/privacy-policy)', 'for example a card'])(
  'does not report %j',
  (line) => {
    expect(findSamples('team.ts', line)).toEqual([]);
  },
);

it.each(SAMPLE_OWNERS)('finds %s where this studio has none, but not in keys, comments and names of files', (owner) => {
  const text = `  lead: 'As ${owner} says.',\n  ${owner.toLowerCase().replaceAll(' ', '')}: 'pictures/${owner.replaceAll(' ', '-')}',\n// ${owner}`;
  expect(findSamples('home.ts', text)).toEqual([]);
  const others = SAMPLE_OWNERS.filter((other) => other !== owner);
  expect(findSamples('home.ts', text, others)).toEqual([
    { file: 'home.ts', line: 1, what: `it speaks of ${owner}, which this site has not` },
  ]);
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
