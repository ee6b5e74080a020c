// Tests the checks of film strips: of the team on its shelf, and of the toys on the home page.
import { expect, it } from 'vitest';
import { team } from '#app/content/data/team.ts';
import { countFrames, getPlace } from '#app/content/queries/film-strip.ts';
import { findContentProblems } from '#app/content/validation/check-content.ts';
import { site, withExports } from './content-edits.ts';

it('refuses a shelf on which somebody has no place, or one of another shape', () => {
  const size = { hash: '', widths: [100], fallback: 'jpg', color: '#fff' } as const;
  const pictures = {
    ...site.pictures,
    'about/the-shelf': { ...size, width: 200 * team.length, height: 300 },
    'about/turn': { ...size, width: 100, height: 450 },
    'about/torn': { ...size, width: 100, height: 400 },
  };
  const find = (...turns: readonly (string | undefined)[]) =>
    findContentProblems(
      { ...site, pictures, hasFile: (file) => /pictures\/about\/t/.test(file) || site.hasFile(file) },
      withExports('team.ts', {
        shelf: { picture: 'about/the-shelf' },
        team: team.map((member, index) => ({ ...member, turn: index in turns ? turns[index] : 'about/turn' })),
      }),
    );
  expect(find()).toEqual([]);
  expect(countFrames(pictures['about/turn'], getPlace(pictures['about/the-shelf'], team.length))).toBe(3);
  expect(find(undefined)).toEqual([expect.stringMatching(/team\.ts: team\[0\] has no turn/)]);
  expect(find('about/torn')).toEqual([expect.stringMatching(/team\.ts: team\[0\]\.turn is 100×400; .* needs frames of 100×150 /)]);
  expect(find('about/gone')).toEqual([expect.stringMatching(/team\.ts: team\[0\]\.turn names the picture "about\/gone"/)]);
});

it('refuses the film strip of a toy whose frames have another shape', () => {
  const size = { hash: '', widths: [100], fallback: 'png', color: 'transparent' } as const;
  const find = (height: number) =>
    findContentProblems(
      {
        ...site,
        pictures: {
          ...site.pictures,
          'hero/duck': { ...size, width: 200, height: 200 },
          'hero/duck-move': { ...size, width: 100, height },
        },
      },
      withExports('team.ts', {}),
    );
  expect(find(400)).toEqual([]);
  expect(find(450)).toEqual([expect.stringMatching(/hero\/duck-move is 100×450; .* needs frames of 100×100 /)]);
});
