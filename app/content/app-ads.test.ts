import { describe, expect, it } from 'vitest';
import { formatAppAds, parseAppAds } from './app-ads.ts';

const SELLER = 'ads.example, pub-1, DIRECT';

/** How a file is published, when nothing is wrong with it. */
function published(text: string): string {
  const { lines, problems } = parseAppAds(text);
  expect(problems).toEqual([]);
  return formatAppAds(lines);
}

describe('app-ads.txt', () => {
  it.each([
    ['three fields', 'ads.example, pub-1, DIRECT', 'ads.example, pub-1, DIRECT'],
    ['four fields', 'ads.example, pub-1, RESELLER, f00dcafe', 'ads.example, pub-1, RESELLER, f00dcafe'],
    ['any case and any spaces', ' Ads.Example ,\tpub-AbC,direct,  f00d ', 'ads.example, pub-AbC, DIRECT, f00d'],
    ['no spaces', 'ads.example,pub-1,Reseller', 'ads.example, pub-1, RESELLER'],
    ['a trailing comment', 'ads.example, pub-1, DIRECT # since May', 'ads.example, pub-1, DIRECT # since May'],
    ['extensions', 'ads.example, pub-1, DIRECT, f00d; a=1;b', 'ads.example, pub-1, DIRECT, f00d;a=1;b'],
    ['extensions without a fourth field', 'ads.example, pub-1, DIRECT;x', 'ads.example, pub-1, DIRECT;x'],
    ['the line for studios that sell nothing', 'placeholder.example.com, placeholder, DIRECT, placeholder', undefined],
  ])('takes a seller with %s', (_, line, written = line) => {
    expect(published(line)).toBe(`${written}\n`);
  });

  it.each([
    ['OwnerDomain = Apricot.Example', 'OWNERDOMAIN=apricot.example'],
    ['MANAGERDOMAIN=yield.example', 'MANAGERDOMAIN=yield.example'],
    ['MANAGERDOMAIN=yield.example,us', 'MANAGERDOMAIN=yield.example, US'],
    ['CONTACT=ads@apricot.example', 'CONTACT=ads@apricot.example'],
    ['contact=https://apricot.example/a,b', 'CONTACT=https://apricot.example/a,b'],
    ['SUBDOMAIN=play.apricot.example', 'SUBDOMAIN=play.apricot.example'],
    ['INVENTORYPARTNERDOMAIN=tv.example', 'INVENTORYPARTNERDOMAIN=tv.example'],
  ])('takes the variable %s', (line, written) => {
    expect(published(`${line}\n${SELLER}`)).toBe(`${written}\n${SELLER}\n`);
  });

  it('keeps comments and empty lines, and normalizes line endings', () => {
    expect(published(`\uFEFF#Ours\r\n\r\n${SELLER}\r\n\r\n`)).toBe(`# Ours\n\n${SELLER}\n`);
  });

  it.each([
    ['a URL instead of a domain', 'https://ads.example, pub-1, DIRECT'],
    ['a name instead of a domain', 'Ad Network, pub-1, DIRECT'],
    ['no account', 'ads.example, , DIRECT'],
    ['an account with spaces', 'ads.example, pub 1, DIRECT'],
    ['no relationship', 'ads.example, pub-1'],
    ['another relationship', 'ads.example, pub-1, BOTH'],
    ['fields in another order', 'ads.example, DIRECT, pub-1'],
    ['five fields', 'ads.example, pub-1, DIRECT, f00d, more'],
    ['an empty fourth field', 'ads.example, pub-1, DIRECT,'],
    ['semicolons instead of commas', 'ads.example; pub-1; DIRECT'],
    ['an unknown variable', 'OWNER=apricot.example'],
    ['a variable without a value', 'OWNERDOMAIN='],
    ['a URL as the owner', 'OWNERDOMAIN=https://apricot.example/'],
    ['an owner for one country', 'OWNERDOMAIN=apricot.example, US'],
    ['a country code that is not one', 'MANAGERDOMAIN=yield.example, USA'],
    ['the same seller twice', 'ADS.example,pub-1,direct,f00d'],
  ])('refuses %s', (_, line) => {
    const { problems } = parseAppAds(`# Ours\n${SELLER}\n${line}\n`);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^line 3: /);
  });

  it('refuses two owners, and two managers for one country', () => {
    const { problems } = parseAppAds(
      `${SELLER}\nOWNERDOMAIN=a.example\nOWNERDOMAIN=b.example\nMANAGERDOMAIN=a.example\nMANAGERDOMAIN=b.example,US\nMANAGERDOMAIN=c.example,us`,
    );
    expect(problems.map((problem) => problem.split(':')[0])).toEqual(['line 3', 'line 6']);
  });

  it('refuses a file without a seller', () => {
    expect(parseAppAds('# nothing yet\n').problems).toHaveLength(1);
  });
});
