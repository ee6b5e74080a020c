// Tests the checks of what the pages of the mini games say.
import { expect, it } from 'vitest';
import { getPlayText } from '#app/content/data/play-text.ts';
import { findContentProblems } from '#app/content/validation/check-content.ts';
import { siteContent } from '#app/content/validation/content-files.ts';
import { registry } from '#app/games/registry.ts';
import { site, withExports } from './content-edits.ts';

const [entry] = registry;
if (!entry) throw new Error('There is no mini game');
const play = getPlayText(entry.id);
const FILE = `play/${entry.id}.ts`;
const [described = ''] = Object.keys(play.variants);

it('accepts a mini game without a related game of ours', () => {
  expect(findContentProblems(site, withExports(FILE, { play: { ...play, mobileGame: undefined } }))).toEqual([]);
});

it('refuses a mini game without the text of its page', () => {
  const modules = Object.fromEntries(Object.entries(siteContent.modules).filter(([file]) => file !== FILE));
  expect(findContentProblems(site, { ...siteContent, modules })).toContainEqual(expect.stringContaining(`${FILE}: is missing`));
});

it.each([
  [
    'a related game that we do not make',
    { mobileGame: { slug: 'chess-go', why: 'It is played on a board of nine by nine, nearly.' } },
    'play.mobileGame.slug is "chess-go", which is not in the catalogue',
  ],
  [
    'a variant without text',
    { variants: Object.fromEntries(Object.entries(play.variants).slice(1)) },
    `play.variants says nothing of "${described}"; add \`'${described}': '`,
  ],
  [
    'a text of no variant',
    { variants: { ...play.variants, 'nine-players': 'x'.repeat(40) } },
    'play.variants says something of "nine-players", which is no variant of that mini game; take it out',
  ],
])('refuses %s', (_, fields, problem) => {
  const edited = withExports(FILE, { play: { ...play, ...fields } });
  expect(findContentProblems(site, edited)).toEqual([expect.stringContaining(`${FILE}: ${problem}`)]);
});
