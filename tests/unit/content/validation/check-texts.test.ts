// Tests what the check of the content accepts of texts: legal texts, openings, notices and the pages of the mini games.
import { expect, it } from 'vitest';
import * as parts from '#app/content/data/parts.ts';
import { studio } from '#app/content/data/studio.ts';
import { findContentProblems } from '#app/content/validation/check-content.ts';
import type { Content } from '#app/content/validation/content-files.ts';
import { content, GAME, site, withExports, withFields, withText } from './content-edits.ts';
import { getPlayText } from '#app/content/data/play-text.ts';
import { registry } from '#app/games/registry.ts';

/** Returns the content with one opening. */
function withOpening(fields: object): Content {
  const opening = { slug: 'pea-counter', title: 'Pea Counter', city: studio.offices[0]?.city, kind: 'PART_TIME' };
  const terms = { posted: '2031-01-01', until: '2031-02-01', pay: { from: 1, to: 2, per: 'hour' }, description: ['x'.repeat(60)] };
  return withExports('jobs.ts', { openings: [{ ...opening, ...terms, ...fields }] });
}

const [entry] = registry;
if (!entry) throw new Error('There is no mini game');
const play = getPlayText(entry.id);
const FILE = `play/${entry.id}.ts`;
const [described = ''] = Object.keys(play.variants);

it.runIf(parts.jobs).each([
  ['no office where it is', { city: 'Atlantis' }, 'openings[0].city is "Atlantis", where no office is'],
  ['an end before it is posted', { until: '2030-12-31' }, 'is before it is posted on 2031-01-01'],
  ['pay that ends below its beginning', { pay: { from: 2, to: 1, per: 'hour' } }, 'pay ends at 1, which is less'],
  ['pay with a point in its thousands', { pay: { from: 60, to: 90, per: 'year' } }, 'write thousands without a point'],
])('refuses an opening with %s', (_, fields, problem) => {
  expect(findContentProblems(site, withOpening(fields))).toContainEqual(expect.stringContaining(problem));
});

it.each<readonly [string, Content, string]>([
  ['HTML in a text', withFields(GAME, { promise: 'Beans &amp; Peas' }), 'game.promise has HTML (&amp;), which a page would show'],
  ['Markdown in a text', withFields(GAME, { promise: 'A **Bold** Game' }), 'game.promise has Markdown (**), which a page would show'],
  ['an invisible character', withFields(GAME, { promise: 'Bean\u200b Jars' }), 'has an invisible character after "Bean"'],
])('refuses %s', (_, edited, problem) => {
  expect(findContentProblems(site, edited)).toContainEqual(expect.stringContaining(problem));
});

it.each([
  ['a condition without an end', 'A <!-- if demos -->B', ':1: <!-- if demos --> has no end'],
  ['an end without a condition', 'A\n<!-- end -->B', ':2: <!-- end --> stands alone'],
  ['a condition in another', '<!-- if demos -->A\n<!-- if jobs -->B<!-- end -->', ':1: <!-- if demos --> has no end before'],
  ['a link to no heading', '## Pea\n\n[Here](#pea) and [there](/terms#bean)', ': links to #bean, which no heading has'],
  ['a heading of the page', 'A\n# Terms', ':2: the page has its heading already'],
  ['a heading without its space', '##Terms', ':1: a heading has a space'],
  ['a heading twice', '## Pea\n\n## Pea', ': has the heading "Pea" twice'],
  ['bold text without its end', 'A **pea', ': has ** without its end'],
  ['a placeholder in single braces', 'Call {email}.', ':1: a placeholder stands in two braces'],
  ['a placeholder that stands for nothing', 'Call {{nobody}}.', ':1: there is no {{nobody}}'],
])('refuses %s in a legal text', (_, text, problem) => {
  expect(findContentProblems(site, withText(text))).toContainEqual(expect.stringContaining(`legal/terms.md${problem}`));
});

it.each(['ads.example', 'ads.example, 12, PARTNER', 'ads example, 12, DIRECT', 'OWNERDOMAIN=', '<html>'])(
  'refuses "%s" in app-ads.txt',
  (line) => {
    const text = `# Sellers\n\nOWNERDOMAIN={{domain}}\nads.example, 12, direct, f00d # ours\n${line}`;
    expect(findContentProblems(site, withText(text, 'app-ads.txt'))).toEqual([expect.stringContaining(`app-ads.txt:5: "${line}"`)]);
  },
);

it.each([
  ['an opening', withOpening({})],
  ['a notice', withExports('studio.ts', { studio: { ...studio, notice: { text: 'Closed until Monday.', until: '2031-01-01' } } })],
  ['a mini game without a related game of ours', withExports(FILE, { play: { ...play, mobileGame: undefined } })],
])('accepts %s', (_, edited) => {
  expect(findContentProblems(site, edited)).toEqual([]);
});

it('refuses a mini game without the text of its page', () => {
  const modules = Object.fromEntries(Object.entries(content.modules).filter(([file]) => file !== FILE));
  expect(findContentProblems(site, { ...content, modules })).toContainEqual(expect.stringContaining(`${FILE}: is missing`));
});

it.each([
  ['a related game that we do not make', { mobileGame: { slug: 'chess-go', why: 'x'.repeat(60) } }, 'play.mobileGame.slug is "chess-go"'],
  [
    'a variant without text',
    { variants: Object.fromEntries(Object.entries(play.variants).slice(1)) },
    `play.variants says nothing of "${described}"`,
  ],
  ['a text of no variant', { variants: { ...play.variants, 'nine-players': 'x'.repeat(40) } }, 'play.variants says something of "nine-'],
])('refuses %s', (_, fields, problem) => {
  const edited = withExports(FILE, { play: { ...play, ...fields } });
  expect(findContentProblems(site, edited)).toEqual([expect.stringContaining(`${FILE}: ${problem}`)]);
});
