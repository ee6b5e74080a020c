// Tests that the texts of the press kit keep their lengths, whatever the size of the catalogue.
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { mockModule } from '#tests/unit/mock-module.ts';
import { games as ourGames } from '#app/content/data/catalogue.ts';
import * as parts from '#app/content/data/parts.ts';
import { press as ourPress } from '#app/content/data/press.ts';
import { Press } from '#app/content/schema/studio-schema.ts';
import { createExampleGame } from './example-game.ts';

/** The press kit of a studio with so many games, with titles of one to six words. */
async function loadPress(live: number, coming: number) {
  const games = Array.from({ length: live + coming }, (_, index) =>
    createExampleGame({
      title: Array.from({ length: 1 + (index % 6) }, () => 'Bean').join(' '),
      ...(index < live ? { released: `20${10 + (index % 20)}-01-01` } : { status: 'Coming Soon', releaseWindow: 'Autumn 2031' }),
    }),
  );
  mockModule('#app/content/data/catalogue.ts', { games });
  const { press } = await import('#app/content/data/press.ts');
  return press;
}

it.skipIf(!parts.pressKit).each([
  [1, 0],
  [0, 1],
  [7, 1],
  [100, 0],
  [60, 40],
])('keeps boilerplate and facts in their limits with %i live games and %i to come', async (live, coming) => {
  const { issues } = v.safeParse(Press, await loadPress(live, coming));
  expect(issues?.map(({ message }) => message)).toBeUndefined();
});

/** Another studio may write of none. */
const namesGames = ourGames.some(({ title }) => JSON.stringify(ourPress).includes(title));

it.runIf(parts.pressKit && namesGames)('names the newest games and counts the others', async () => {
  const press = await loadPress(100, 0);
  const text = JSON.stringify([press.facts, press.boilerplate]);
  expect(text).toContain('(Jan 1, 2029)');
  expect(text).not.toContain('2010)');
  expect(text).toMatch(/and \d+ more/);
});
