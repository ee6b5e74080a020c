// Tests chunks that fail to load and games that throw: the broken game shows an error, and everything else keeps working.
import type { Locator, Page } from '@playwright/test';
import { READY_AFTER_MS } from '#app/game-kit/stage/press-guard.ts';
import { selectGame, selectAndResumeGame, ALL_GAMES, getPanel, playFirstMoves } from '#tests/e2e/support/arcade/arcade.ts';
import { getScript } from '#tests/e2e/support/chunks.ts';
import { expect, getHeading, getMainLink, open, skipWithout, test } from '#tests/e2e/support/fixtures.ts';

type Fault = 'none' | 'start' | 'play' | 'view';

const GAME_SCRIPTS = new Set(ALL_GAMES.map(({ id }) => getScript(`app/games/${id}/game.ts`).replace('**', '')));
const isGame = ({ pathname }: URL) => GAME_SCRIPTS.has(pathname);

/** Patches the code of the games, so that the part named by `globalThis.fault` throws. */
async function injectFaults(page: Page): Promise<(fault: Fault) => Promise<void>> {
  await page.route(isGame, async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    const planted = code.replace(
      /(?=export\s*\{[^{}]*?([\w$]+) as game\b[^{}]*\};?\s*$)/,
      `const fail = (part) => { if (globalThis.fault === part) throw new Error('planted in ' + part); };
       const whole = { ...$1 };
       Object.assign($1, {
         rules: { ...whole.rules,
           start(...values) { fail('start'); return whole.rules.start(...values); },
           play(...values) { fail('play'); return whole.rules.play(...values); } },
         View(props) { fail('view'); return whole.View(props); } });`,
    );
    await route.fulfill({ response, body: planted, headers: { 'content-type': 'text/javascript' } });
  });
  return (fault) => page.evaluate((part) => void Object.assign(globalThis, { fault: part }), fault);
}

const expectStopped = (panel: Locator) => expect(panel.getByRole('alert')).toContainText('This game crashed.');

test('a game whose rules or view throw stops alone, and starts again without the save that broke it', async ({ page, pageErrors }) => {
  skipWithout('Minesweeper', 'Tic Tac Toe');
  pageErrors.expect(/planted in (play|view|start)/);
  const setFault = await injectFaults(page);
  await open(page, '/play');
  const minesweeper = await selectAndResumeGame(page, 'Minesweeper');
  const startAgain = minesweeper.getByRole('button', { name: 'Start Again' });
  const square = minesweeper.getByRole('button', { name: 'Row 4, column 4,' });
  await setFault('play');
  await square.click();
  for (const fault of ['view', 'start', 'none'] as const) {
    await expectStopped(minesweeper);
    await setFault(fault);
    await startAgain.click();
  }
  await square.click();
  await expect(square).not.toHaveAccessibleName(/hidden/);

  // A save that breaks its game is given up.
  const marks = await selectAndResumeGame(page, 'Tic Tac Toe');
  await marks.getByRole('button', { name: 'Row 1, column 1' }).click();
  await setFault('view');
  await marks.getByRole('button', { name: 'Row 2, column 2' }).click();
  await expectStopped(marks);
  await setFault('none');
  await marks.getByRole('button', { name: 'Start Again' }).click();
  await expect(marks.getByRole('button', { name: 'empty' })).toHaveCount(9);
  await getMainLink(page, '/services').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(getHeading('/services'));
});

test('games that do not arrive say so, and come when they are tried again', async ({ page, pageErrors }) => {
  pageErrors.expect(/404/, /ERR_INTERNET_DISCONNECTED/);
  const kit = getScript('kit');
  await page.route(kit, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await open(page, '/play');
  // Without the shared game kit no game works, and each one says so.
  for (const title of ['Memory', 'Snake'])
    await expect((await selectGame(page, title)).getByRole('alert'), title).toContainText("Couldn't load the game.");
  await page.unroute(kit);
  await getPanel(page, 'Snake').getByRole('button', { name: 'Try Again' }).click();
  await expect(getPanel(page, 'Snake').getByRole('button', { name: 'Start' })).toBeVisible();

  // Offline, loaded games keep working, and a game that is not loaded waits for the network.
  await page.context().setOffline(true);
  const panel = await selectGame(page, 'Sudoku');
  await expect(panel.getByRole('alert')).toContainText("Couldn't load the game.");
  await playFirstMoves(
    page,
    ALL_GAMES.filter(({ title }) => title === 'Memory'),
  );
  await page.context().setOffline(false);
  await selectGame(page, 'Sudoku');
  await panel.getByRole('button', { name: 'Try Again' }).or(panel.getByRole('toolbar')).first().waitFor();
  if (await panel.getByRole('alert').isVisible()) await panel.getByRole('button', { name: 'Try Again' }).click();
  await expect(panel.getByRole('group', { name: 'Board' })).toBeVisible();
});

test('without toasts, confetti, sound and clipboard games go on, and a result is there to be selected', async ({ page, pageErrors }) => {
  pageErrors.expect(/404/);
  const missed: string[] = [];
  for (const part of ['result/confetti.ts', 'stage/toaster.tsx', 'stage/feedback/synthesizer.ts'])
    await page.route(getScript(`app/game-kit/${part}`), (route) => {
      missed.push(part);
      return route.fulfill({ status: 404, body: 'gone' });
    });
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
  });
  await page.clock.install();
  await open(page, '/play');
  const marks = await selectAndResumeGame(page, 'Tic Tac Toe');
  await marks.getByRole('button', { name: 'Sound' }).click();
  await marks.getByRole('button', { name: 'Row 1, column 1' }).focus();
  for (const key of ['1', '4', '2', '5', '3']) await page.keyboard.press(key);
  const marksResult = marks.getByRole('region', { name: 'Result' });
  await expect.poll(() => missed).toEqual(expect.arrayContaining(['result/confetti.ts', 'stage/feedback/synthesizer.ts']));
  await page.clock.runFor(READY_AFTER_MS + 1);
  await marksResult.getByRole('button', { name: 'Play Again' }).click();
  await expect(marks.getByRole('button', { name: 'empty' })).toHaveCount(9);

  const tetris = await selectAndResumeGame(page, 'Tetris');
  await tetris.getByRole('combobox', { name: 'Variant' }).selectOption('Step by step');
  await tetris.getByRole('button', { name: 'Start', exact: true }).click();
  await tetris.getByRole('application', { name: 'Board' }).focus();
  const result = tetris.getByRole('region', { name: 'Result' });
  while (!(await result.isVisible())) await page.keyboard.press('Space');
  await expect(result).toContainText('Level: 1');
  await expect.poll(() => missed).toContain('stage/toaster.tsx');
  await page.clock.runFor(READY_AFTER_MS + 1);
  await result.getByRole('button', { name: 'Play Again' }).click();
  await expect(tetris.getByRole('status')).toHaveText('Score: 0');
});
