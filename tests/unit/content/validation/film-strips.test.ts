// Tests the check of film strips: of the team, and of the toys on the home page.
import { expect, it } from 'vitest';
import { countFrames } from '#app/content/queries/film-strip.ts';
import { findContentProblems } from '#app/content/validation/check-content.ts';
import { site, withExports } from './content-edits.ts';

it('refuses a film strip whose frames have another shape', () => {
  const size = { hash: '', widths: [100], webp: 100, color: 'transparent' } as const;
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
  expect(countFrames({ width: 100, height: 400 }, { width: 200, height: 200 })).toBe(4);
  expect(find(450)).toEqual([expect.stringMatching(/hero\/duck-move is 100×450; it needs frames of 100×100 /)]);
});
