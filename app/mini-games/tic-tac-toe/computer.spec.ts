// Tic Tac Toe against the computer, whose thinking time passes by the page's clock.
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/support/site.ts';
import { CELLS, TicTacToe, type Cell, type Mark } from './page.ts';

/** The order in which a scripted player takes cells that are still empty. */
const SCRIPTS: readonly (readonly Cell[])[] = [
  [1, 9, 3, 7, 5, 2, 4, 6, 8],
  [2, 4, 1, 3, 7, 5, 6, 8, 9],
];

async function openPaused(page: Page, variant: string): Promise<TicTacToe> {
  await page.clock.install();
  const game = await TicTacToe.open(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await game.chooseVariant(variant);
  return game;
}

async function isEmpty(game: TicTacToe, cell: Cell): Promise<boolean> {
  return (await game.cell(cell).getAttribute('aria-label'))?.endsWith('empty') ?? false;
}

/** Plays to the end: the scripted player takes its next empty cell, then the computer answers. */
async function playOut(game: TicTacToe, script: readonly Cell[]): Promise<void> {
  for (const cell of script) {
    if (!(await isEmpty(game, cell))) continue;
    await game.mark(cell);
    await game.letComputerThink();
    if (await game.isOver()) return;
  }
}

for (const { variant, player } of [
  { variant: 'Computer, unbeatable', player: 'X' },
  { variant: 'Computer begins, unbeatable', player: 'O' },
] as const satisfies readonly { variant: string; player: Mark }[]) {
  test(`"${variant}" never loses to ${player}`, async ({ page }) => {
    const game = await openPaused(page, variant);
    for (const script of SCRIPTS) {
      await game.letComputerThink();
      await playOut(game, script);
      await expect(game.status).toHaveText(player === 'X' ? /^(Winner: O|Game Draw!)$/ : /^(Winner: X|Game Draw!)$/);
      await game.playAgain();
    }
  });
}

test('the computer answers after a beat, and the board waits for it', async ({ page }) => {
  const game = await openPaused(page, 'Computer, unbeatable');
  await game.mark(1);
  await expect(game.status).toHaveText('Next player: O');
  await game.mark(2);
  await game.expectMarks(1);
  await game.letComputerThink();
  await game.expectMarks(2);
  await expect(game.status).toHaveText('Next player: X');
  await expect(game.said).toHaveText('O plays the center. Your turn.');
});

test('the computer that begins takes the first cell', async ({ page }) => {
  const game = await openPaused(page, 'Computer begins, unbeatable');
  await game.expectEmptyBoard();
  await game.letComputerThink();
  await game.expectMarks(1);
  await expect(game.status).toHaveText('Next player: O');
});

test('undo against the computer takes back its answer and the mark before', async ({ page }) => {
  const game = await openPaused(page, 'Computer, unbeatable');
  await game.mark(1);
  await game.letComputerThink();
  await game.expectMarks(2);
  await game.button('Undo').click();
  await game.expectEmptyBoard();
  await expect(game.status).toHaveText('Next player: X');
  await game.letComputerThink();
  await game.expectEmptyBoard();
});

test('Reset Game while the computer thinks gives X the turn, and no answer comes', async ({ page }) => {
  const game = await openPaused(page, 'Computer, unbeatable');
  await game.mark(1);
  await game.button('Reset Game').click();
  await game.letComputerThink();
  await game.expectEmptyBoard();
  await expect(game.status).toHaveText('Next player: X');
});

test('the easy computer only takes empty cells, one at a time', async ({ page }) => {
  const game = await openPaused(page, 'Computer, easy');
  let marks = 0;
  for (const cell of CELLS) {
    if (!(await isEmpty(game, cell))) continue;
    await game.mark(cell);
    await game.letComputerThink();
    if (await game.isOver()) break;
    marks += 2;
    await game.expectMarks(marks);
  }
  await expect(game.status).toHaveText(/^(Winner: [XO]|Game Draw!)$/);
});
