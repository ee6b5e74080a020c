// Tests keyboards of other layouts: letters by position or name, digits of other scripts, letters that a word game cannot take.
import type { CDPSession, Page } from '@playwright/test';
import { HangmanPage } from '#tests/games/hangman/page-object.ts';
import { PuzzlePage } from '#tests/games/puzzle/page-object.ts';
import { SudokuPage } from '#tests/games/sudoku/page-object.ts';
import { TetrisPage } from '#tests/games/tetris/page-object.ts';
import { WordlePage } from '#tests/games/wordle/page-object.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';

const CTRL = 2; // CDP's flag

/** A keyboard that sends any `key` at any `code`; Playwright's own has the US layout. */
class Keyboard {
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async create(page: Page): Promise<Keyboard> {
    return new Keyboard(await page.context().newCDPSession(page));
  }

  async down(key: string, code: string, modifiers = 0): Promise<void> {
    const text = key.length === 1 && modifiers === 0 ? { text: key } : {};
    await this.#session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, code, modifiers, ...text });
  }

  async press(key: string, code: string, modifiers = 0): Promise<void> {
    await this.down(key, code, modifiers);
    await this.#session.send('Input.dispatchKeyEvent', { type: 'keyUp', key, code, modifiers });
  }

  /** Composes a text with an input method, in steps, and inserts it. */
  async compose(...steps: readonly string[]): Promise<void> {
    for (const text of steps)
      await this.#session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await this.#session.send('Input.insertText', { text: steps.at(-1) ?? '' });
  }
}

test('moves are read by place, shortcuts and digits by name, and a key without a code is not held', async ({ page }) => {
  const keyboard = await Keyboard.create(page);
  const puzzle = await PuzzlePage.open(page);
  await keyboard.press('z', 'KeyW'); // French
  await puzzle.expectMoves(1);
  await keyboard.press('z', 'KeyW', CTRL);
  await puzzle.expectMoves(0);

  const sudoku = await SudokuPage.open(page);
  await keyboard.press('۷', 'Digit7');
  await expect(sudoku.status).toHaveText('39 cells to go.');
  await keyboard.press('т', 'KeyY'); // not N by position
  await expect(sudoku.button('Notes')).toHaveAttribute('aria-pressed', 'false');
  await keyboard.press('т', 'KeyN');
  await expect(sudoku.button('Notes')).toHaveAttribute('aria-pressed', 'true');

  const tetris = new TetrisPage(page);
  await tetris.visit();
  await tetris.button('Start').click();
  const start = await tetris.readCanvas();
  await keyboard.down('ArrowLeft', '');
  await page.clock.runFor(20);
  const moved = await tetris.readCanvas();
  expect(moved).not.toBe(start);
  await page.clock.runFor(600); // longer than a held key waits, shorter than the piece takes to fall
  expect(await tetris.readCanvas()).toBe(moved);
});

test('Hangman and Wordle say once that they need the letters A to Z', async ({ page }) => {
  const keyboard = await Keyboard.create(page);
  const hangman = await HangmanPage.open(page);
  await page.clock.install();
  await keyboard.press('П', 'KeyG');
  await expect(hangman.notice).toHaveText('Use the letters A to Z.');
  await expect(hangman.announcement).toHaveText('Use the letters A to Z.');
  await page.clock.runFor(3000);
  await expect(hangman.notice).toBeEmpty();
  await keyboard.press('р', 'KeyH');
  await expect(hangman.notice).toBeEmpty();
  await hangman.expectWrongGuesses(0);

  const wordle = await WordlePage.open(page);
  await keyboard.compose('ㅎ', '하', '한');
  await expect(wordle.notice).toHaveText('Use the letters A to Z.');
  await expect(wordle.textBox).toHaveValue('');
  await keyboard.compose('c', 'cr', 'cra');
  await expect(wordle.textBox).toHaveValue('CRA');
  await page.clock.runFor(3000);
  await expect(wordle.notice).toBeEmpty();
  await wordle.tool('Sound').focus();
  await keyboard.press('п', 'KeyG');
  await expect(wordle.notice).toHaveText('Use the letters A to Z.');
  await keyboard.press('e', 'KeyE');
  await expect(wordle.textBox).toHaveValue('CRAE');
});
