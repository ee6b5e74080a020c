// Tests one Sudoku puzzle by keyboard and by touch, and the tools that help to solve it.
import { seedStorage } from '#tests/e2e/support/arcade/seed-storage.ts';
import { expect, smallPhoneTest, test } from '#tests/e2e/support/fixtures.ts';
import { SudokuPage } from './page-object.ts';

const FIRST = { row: 1, column: 3 }; // empty; 2 in the solution
const BELOW = { row: 3, column: 3 }; // empty, in the same box; 5 in the solution
const GIVEN = { row: 1, column: 1 }; // a given 7

smallPhoneTest('cells are filled by tapping them and then a digit', async ({ page }) => {
  const game = await SudokuPage.open(page);
  const key = await game.button('5').boundingBox();
  expect(key?.height ?? 0).toBeGreaterThanOrEqual(44);
  await game.cell(FIRST).tap();
  await game.button('2').tap();
  await game.expectCell(FIRST, '2');
  await expect(game.status).toHaveText('39 cells to go.');
});

test('digits are set and taken out, equal ones stand out, a conflict or a check marks what is wrong, and notes are tidied up', async ({
  page,
}) => {
  const game = await SudokuPage.open(page);
  await game.cell(FIRST).click();
  for (const key of ['2', '0', 'Delete', 'Backspace']) {
    await page.keyboard.press('2');
    await game.expectCell(FIRST, '2');
    await page.keyboard.press(key);
    await game.expectCell(FIRST, 'empty');
  }
  await game.button('2').click();
  const sameDigits = game.board.locator('[data-same]');
  await expect(sameDigits).toHaveCount(8); // seven givens, and this one
  await game.tool('Undo').click();
  await expect(sameDigits).toHaveCount(0);
  await game.button('2').click();
  await game.button('Erase').click();
  await game.expectCell(FIRST, 'empty');
  await game.tool('Pause').click();
  await expect(game.board.getByText('7').first()).toBeHidden();
  await game.resume.click();

  await game.cell(FIRST).click();
  await game.button('7').click();
  await game.expectCell(FIRST, '7, conflict');
  await game.expectCell(GIVEN, 'given 7, conflict');
  await game.button('5').click();
  await expect(game.findCells('conflict')).toHaveCount(0);
  await game.button('Check').click();
  await expect(game.panel.getByText('1 digit is wrong.', { exact: true })).toBeVisible();
  await game.expectCell(FIRST, '5, wrong');

  await game.cell(FIRST).click();
  for (const key of ['Delete', 'n', '2', '5']) await page.keyboard.press(key);
  await expect(game.button('Notes')).toHaveAttribute('aria-pressed', 'true');
  await game.expectCell(FIRST, 'empty, notes 2 5');
  await game.button('Notes').click();
  await game.cell(BELOW).click();
  await game.button('5').click();
  await game.expectCell(FIRST, 'empty, notes 2');
});

test('all notes are filled in at once, and digits go first where the player likes that', async ({ page }) => {
  await seedStorage(page, { preferences: { 'digit-first': true, 'tidy-notes': false } });
  const game = await SudokuPage.open(page);
  await game.button('Fill in all notes').click();
  await expect(game.findCells(/empty, notes/)).toHaveCount(40);
  await game.button('2').click();
  await expect(game.button('2')).toHaveAttribute('aria-pressed', 'true');
  await game.cell(FIRST).click();
  await game.expectCell(FIRST, '2');
  await game.cell(BELOW).focus();
  for (const key of ['5', 'Enter']) await page.keyboard.press(key);
  await game.expectCell(BELOW, '5');
  await game.cell(GIVEN).click();
  await expect(game.button('7')).toHaveAttribute('aria-pressed', 'true');
  await expect(game.status).toHaveText('38 cells to go.');
});
