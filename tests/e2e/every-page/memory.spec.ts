// Tests that nothing stays in memory after a change of page or game.
import type { CDPSession } from '@playwright/test';
import { COVERED_GAMES, getPanel } from '#tests/e2e/support/arcade/arcade.ts';
import { expect, getHeading, getMainLink, open, test } from '#tests/e2e/support/fixtures.ts';

/** Nodes or listeners that a round through the games may leave. A leaked game view would be more. */
const MAX_RETAINED = 20;

/** DOM nodes, also detached ones, and listeners in memory, after collecting garbage until the number stops falling. */
async function countRetained(session: CDPSession): Promise<{ readonly nodes: number; readonly jsEventListeners: number }> {
  for (let before = Infinity; ;) {
    await session.send('HeapProfiler.collectGarbage');
    const found = await session.send('Memory.getDOMCounters');
    if (found.nodes >= before) return found;
    before = found.nodes;
  }
}

test('no change of game and page leaves anything behind', async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await open(page, '/');
  /** Opens games of every kind, then another page, and returns. */
  const visitGames = async () => {
    for (const { title } of COVERED_GAMES) {
      await page.getByRole('tab', { name: title, exact: true }).dispatchEvent('click');
      await getPanel(page, title).getByRole('toolbar').waitFor();
    }
    await getMainLink(page, '/games').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(getHeading('/games'));
    await getMainLink(page, '/').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(getHeading('/'));
  };
  await visitGames(); // loads every chunk and page
  await visitGames();
  const before = await countRetained(session);
  await visitGames();
  // React releases what it replaced only with its next update, so poll: a real leak never goes away.
  const countLeaked = async () => {
    const after = await countRetained(session);
    return Math.max(after.nodes - before.nodes, after.jsEventListeners - before.jsEventListeners);
  };
  await expect.poll(countLeaked, { message: 'nodes or listeners', timeout: 15_000 }).toBeLessThan(MAX_RETAINED);
});
