import { expect, it } from 'vitest';
import { findMissingSettings, findSamples } from '../../../../../tools/checks/launch/find-samples.ts';

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

it('reports a missing origin and a missing endpoint', () => {
  expect(findMissingSettings({})).toHaveLength(2);
  expect(findMissingSettings({ origin: 'https://apricotgames.example', formsEndpoint: '' })).toHaveLength(2);
  expect(findMissingSettings({ origin: 'https://apricot.games', formsEndpoint: '/api/form' })).toEqual([]);
});
