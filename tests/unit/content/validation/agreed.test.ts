import { expect, it } from 'vitest';
import { team } from '#app/content/data/team.ts';
import { findAgreementAdvice } from '#app/content/validation/agreed.ts';
import { GAME, withExports, withFields } from './content-edits.ts';

it('advises, and does not insist, on what was agreed on for one site and no other', () => {
  const more = withExports('team.ts', { team: [team[0], team[1]] });
  expect(findAgreementAdvice(more, 'ApricotGames')).toContain('team.ts: team has 2 people; the specification says 9');
  expect(findAgreementAdvice(more, 'Bean Games')).toEqual([]);
  const soon = withFields(GAME, { status: 'Coming Soon', reviews: [] });
  expect(findAgreementAdvice(soon, 'ApricotGames')).toEqual(
    expect.arrayContaining([`${GAME}: game.reviews has 0 reviews; the specification says 3`]),
  );
});
